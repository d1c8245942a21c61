import sick from 'emoji:face-vomiting'
import green from 'emoji:nauseated-face'
import happy from 'emoji:slightly-smiling-face'
import woozy from 'emoji:woozy-face'
import { ONE_DIE, SICK as OUT, TWO_DICE } from './generated/vocabulary'

export const SICK = sick

/** How a stomach looks after this many jumps. */
export function faceOf(jumps: number): string {
  return jumps >= OUT ? sick : jumps >= ONE_DIE ? green : jumps >= TWO_DICE ? woozy : happy
}
