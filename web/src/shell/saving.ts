import { recordText } from '../wire/http'

const fileOf = (record: string, text: string): File =>
  new File([text], `${record}.rump`, { type: 'application/octet-stream' })

/** A game that lies in this page only, as a file: to keep, to check, to bring into a room. */
export async function saveRecord(record: string): Promise<void> {
  const address = URL.createObjectURL(fileOf(record, await recordText(record)))
  const link = document.createElement('a')
  link.href = address
  link.download = `${record}.rump`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // some browsers fetch it a moment later
}

/** Hands the file on where the device can, else saves it. */
export async function shareRecord(record: string): Promise<void> {
  const files = [fileOf(record, await recordText(record))]
  if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => {})
  else await saveRecord(record)
}
