import { untrack } from 'svelte'
import { yourTurn } from '../wire/table.svelte'
import type { Snapshot } from '../wire/types'
import { sound } from './sound.svelte'

/** What is heard of a table: that it is your turn, that somebody did something, that it is over. Call it while a component is made. */
export function listen(snapshot: () => Snapshot | null): void {
  let heard: { serial: number; epoch: number; yours: boolean; over: boolean } | null = null
  $effect(() => {
    const now = snapshot()
    if (!now) return
    const next = { serial: now.serial, epoch: now.epoch, yours: yourTurn(now), over: now.result !== null }
    untrack(() => {
      if (heard && heard.epoch === next.epoch) {
        if (next.over && !heard.over) sound.play('cheer')
        else if (next.yours && !heard.yours) sound.play('turn')
        else if (next.serial > heard.serial && !heard.yours) sound.play('lay')
      }
      heard = next
    })
  })
}
