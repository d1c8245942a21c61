import { recall, remember } from '../look/remember'

/** Paper sounds, short and dry. Parameters are zzfx's own: volume, randomness, frequency, attack, sustain, release, … */
const SOUNDS = {
  tap: [0.4, 0.05, 320, 0, 0, 0.03, 4, 0.4],
  lay: [0.5, 0.05, 150, 0, 0.01, 0.06, 4, 0.9],
  lift: [0.3, 0.05, 420, 0, 0, 0.04, 4, 0.3],
  turn: [0.5, 0, 523, 0.01, 0.05, 0.16, 1, 1.4],
  tick: [0.25, 0, 900, 0, 0, 0.02, 1, 0.5],
  roll: [0.6, 0.2, 110, 0, 0.04, 0.1, 4, 1.2],
  out: [0.5, 0.05, 190, 0, 0.06, 0.18, 2, 1.2, -4],
  cheer: [0.6, 0, 440, 0.02, 0.12, 0.28, 1, 1.3, 0, 0, 220, 0.08],
  shout: [0.7, 0, 260, 0.02, 0.16, 0.3, 2, 1.6, 3],
} as const

export type SoundName = keyof typeof SOUNDS
export type Tone = readonly number[]

type Player = (...parameters: (number | undefined)[]) => unknown

class Sound {
  /** Off until touched once: nobody's phone speaks by itself. */
  on = $state(recall('sound') === 'on')
  #player: Promise<Player> | null = null

  toggle(): void {
    this.on = !this.on
    remember('sound', this.on ? 'on' : null)
    this.play('tap')
  }

  play(name: SoundName): void {
    this.sing(SOUNDS[name])
  }

  /** A tone of a game's own. */
  sing(tone: Tone): void {
    if (!this.on) return
    this.#player ??= import('zzfx').then(({ ZZFX, zzfx }) => {
      ZZFX.volume = 0.25
      return zzfx
    })
    void this.#player.then((player) => player(...tone))
  }
}

export const sound = new Sound()
