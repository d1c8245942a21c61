import sick from 'emoji:face-vomiting'
import green from 'emoji:nauseated-face'
import happy from 'emoji:slightly-smiling-face'
import woozy from 'emoji:woozy-face'
import { OUT } from './view'

export const SICK = sick

/** How a stomach looks after this many jumps. */
export function faceOf(jumps: number): string {
  return jumps >= OUT ? sick : jumps >= 10 ? green : jumps >= 5 ? woozy : happy
}
