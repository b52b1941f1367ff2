import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { runAfter } from '#web/lib/time/run-after'

/** Offers a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it after the press, or after a question of its own.
  runAfter(MINUTE_MS, () => URL.revokeObjectURL(address))
}
