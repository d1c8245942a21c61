import type { AnimationConfig } from 'svelte/animate'
import type { TransitionConfig } from 'svelte/transition'
import { easePaper, paced, reducedMotion } from '@/motion/timing'
import type { Anchors } from '@/games/common/anchors'
import type { Animal } from './generated/vocabulary'

/** How a card gets from place to place in the line. */
interface Gait {
  ms: number
  /** Height of the leap, in heights of a card. */
  arc: number
}

export function travel(node: HTMLElement, { from, to }: { from: DOMRect; to: DOMRect }, gait: Gait): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top]
  const lift = reducedMotion() ? 0 : gait.arc * node.offsetHeight
  return {
    duration: paced(gait.ms),
    easing: easePaper,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u - 4 * lift * t * u}px)`,
  }
}

const centre = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })

/** From the hand, from somebody's badge, or from the pile that a vulture circles. */
export function arrive(node: HTMLElement, { anchors, from }: { anchors: Anchors; from: string }): TransitionConfig {
  const start = anchors.before(from)
  const end = node.getBoundingClientRect()
  if (!start || start.width === 0 || reducedMotion()) return { duration: paced(120), css: (t) => `opacity: ${t}` }
  const [a, b] = [centre(start), centre(end)]
  const size = Math.min(1.4, Math.max(0.4, start.width / end.width))
  return {
    duration: 260,
    easing: easePaper,
    css: (t, u) =>
      `transform: translate(${(a.x - b.x) * u}px, ${(a.y - b.y) * u - 60 * t * u}px) scale(${1 + (size - 1) * u})`,
  }
}

export type Exit = 'out' | 'bar' | 'ashes' | 'plain'

/** Out at the door with a spin, in at the gate at a walk, or to ashes. */
export function leave(node: HTMLElement, params: () => { anchors: Anchors; how: Exit }): TransitionConfig {
  const { anchors, how } = params()
  const to = how === 'bar' ? anchors.now('gate') : how === 'plain' ? null : anchors.now('door')
  if (!to || reducedMotion()) return { duration: paced(120), css: (t) => `opacity: ${t}` }
  const [a, b] = [centre(node.getBoundingClientRect()), centre(to)]
  if (how === 'ashes')
    return {
      duration: 200,
      css: (t, u) => `transform: translateY(${u * 40}%) rotate(${u * 12}deg) scale(${1 - u * 0.4}); opacity: ${t}`,
    }
  // Before all others, and not as a part of what moves: only transform and opacity are free.
  node.style.zIndex = '5'
  const spin = how === 'out' ? 380 : 0
  const bob = how === 'bar' ? 6 : 0
  return {
    duration: how === 'bar' ? 420 : 320,
    css: (t, u) =>
      `transform: translate(${(b.x - a.x) * u}px, ${(b.y - a.y) * u + Math.abs(Math.sin(u * 9)) * -bob}px) rotate(${spin * u}deg) scale(${1 - 0.6 * u}); opacity: ${u > 0.75 ? t * 4 : 1}`,
  }
}

/** What an animal looks like when it acts. */
export type Pose =
  | 'charge'
  | 'crouch'
  | 'dash'
  | 'spit'
  | 'look'
  | 'flutter'
  | 'fan'
  | 'bark'
  | 'roar'
  | 'smell'
  | 'hop'
  | 'bristle'
  | ''

const POSES: Record<string, Pose> = {
  rhino: 'charge',
  tiger: 'crouch',
  cheetah: 'dash',
  llama: 'spit',
  bear: 'look',
  bat: 'flutter',
  peacock: 'fan',
  dog: 'bark',
  snake: 'bark',
  lion: 'roar',
  parrot: 'roar',
  skunk: 'smell',
  hippo: 'charge',
  crocodile: 'charge',
  giraffe: 'hop',
  kangaroo: 'hop',
  monkey: 'hop',
  seal: 'bark',
  ostrich: 'dash',
} satisfies Partial<Record<Animal, Pose>>

export function poseOf(word: string): Pose {
  return POSES[word] ?? ''
}

/** A tiger leaps, an ostrich runs, who is spat at slinks; all others shuffle. */
export function gaitOf(word: string, kind: string | undefined): Gait {
  if (kind !== 'goes') return { ms: 220, arc: 0 }
  if (word === 'tiger' || word === 'kangaroo') return { ms: 340, arc: 0.45 }
  if (word === 'bat') return { ms: 300, arc: 0.3 }
  if (word === 'ostrich' || word === 'cheetah') return { ms: 240, arc: 0.06 }
  return { ms: 260, arc: 0.12 }
}
