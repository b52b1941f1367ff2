import { type Instant, instant, parseInstant } from '@ephemeris/core/time/instant'
import { KEPT_AT } from '#web/lib/offline/cached-answers'
import { correctionBy } from '#web/lib/server/clock-correction'

/** What the device's clock lacks, in ms. */
let offsetMs = 0

/** The clock of a demonstration shows what the server set, to the ms; a kept page is behind it. */
const isShifted = startShifted()

/** The moment it is, by the server's clock. */
export function now(): Instant {
  return instant(Date.now() + offsetMs)
}

/**
 * Corrects the device's clock by the headers of an answer that has just arrived, or by a kept one: the clocks differ
 * today as they did when it came. (SHELL-8, PWA-3)
 */
export function observeAnswer(headers: Headers): void {
  const keptAt = headers.get(KEPT_AT)
  if (isShifted && keptAt === null) return
  offsetMs = correctionBy(headers, instant(keptAt === null ? Date.now() : Number(keptAt))) ?? offsetMs
}

function startShifted(): boolean {
  const named = document.querySelector<HTMLMetaElement>('meta[name="ephemeris-clock"]')?.content
  const at = named === undefined ? null : parseInstant(named)
  if (at === null) return false
  offsetMs = at - Date.now()
  return true
}
