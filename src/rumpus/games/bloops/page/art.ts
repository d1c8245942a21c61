import blowfish from 'emoji:blowfish'
import bubbles from 'emoji:bubbles'
import crab from 'emoji:crab'
import dolphin from 'emoji:dolphin'
import jellyfish from 'emoji:jellyfish'
import lobster from 'emoji:lobster'
import octopus from 'emoji:octopus'
import shark from 'emoji:shark'
import shrimp from 'emoji:shrimp'
import spouting from 'emoji:spouting-whale'
import squid from 'emoji:squid'
import fish from 'emoji:tropical-fish'
import turtle from 'emoji:turtle'
import whale from 'emoji:whale'
import type { Card } from './generated/vocabulary'

const ART: Record<number, string> = {
  0: bubbles,
  1: shrimp,
  2: crab,
  3: turtle,
  4: fish,
  5: octopus,
  6: blowfish,
  7: jellyfish,
  8: dolphin,
  9: squid,
  10: lobster,
  11: whale,
  12: spouting,
  20: shark,
} satisfies Record<Exclude<Card, 'none'>, string>

export function seaArt(value: number): string {
  return ART[value] ?? ''
}
