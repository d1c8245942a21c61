import { recall, remember } from './remember'

/** How quickly bots move on, and how long the stage takes over what is no climax. */
export type Speed = 'leisurely' | 'brisk' | 'at_once'

export const SPEEDS: readonly Speed[] = ['leisurely', 'brisk', 'at_once']
const FACTOR: Record<Speed, number> = { leisurely: 1.4, brisk: 1, at_once: 0 }

class BotSpeed {
  choice = $state<Speed>(SPEEDS.find((speed) => speed === recall('speed')) ?? 'brisk')
  /** By how much a beat is longer than the look has it. */
  factor = $derived(FACTOR[this.choice])

  choose(choice: Speed): void {
    this.choice = choice
    remember('speed', choice)
  }
}

export const botSpeed = new BotSpeed()
