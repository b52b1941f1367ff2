import { type Instant, instant, parseInstant } from '@ephemeris/core/time/instant'
import { correctionBy } from '#web/lib/clock-correction'

/** What the device's clock lacks, in ms. */
let offsetMs = 0

/** The clock of a demonstration stands where the server put it; answers' headers say nothing about it. */
const isShifted = startShifted()

/** The moment it is, by the server's clock. */
export function now(): Instant {
  return instant(Date.now() + offsetMs)
}

/** Corrects the device's clock by the headers of an answer that has just arrived. (SHELL-8) */
export function observeAnswer(headers: Headers): void {
  if (!isShifted) offsetMs = correctionBy(headers, instant(Date.now())) ?? offsetMs
}

function startShifted(): boolean {
  const told = document.querySelector<HTMLMetaElement>('meta[name="ephemeris-clock"]')?.content
  const at = told === undefined ? null : parseInstant(told)
  if (at === null) return false
  offsetMs = at - Date.now()
  return true
}
