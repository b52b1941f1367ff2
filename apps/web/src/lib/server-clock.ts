import { type Instant, instant, parseInstant, SECOND_MS } from '@ephemeris/core/time/instant'

/** The `Date` header counts whole seconds and the answer took time: smaller differences mean nothing. */
const TOLERANCE_MS = 5 * SECOND_MS

/** What the device's clock lacks, in ms. */
let offsetMs = 0

/** The clock of a demonstration stands where the server put it; answers' headers say nothing about it. */
const isShifted = startShifted()

/** The moment it is, by the server's clock. (SHELL-8) */
export function now(): Instant {
  return instant(Date.now() + offsetMs)
}

/** Corrects the device's clock by an answer's headers; an answer out of some cache is not asked. (SHELL-8) */
export function observeAnswer(headers: Headers): void {
  const date = headers.get('date')
  const isFromCache = Number(headers.get('age') ?? 0) > 0
  if (isShifted || isFromCache || date === null) return

  const serverMs = Date.parse(date)
  if (Number.isNaN(serverMs)) return
  const differenceMs = serverMs - Date.now()
  offsetMs = Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0
}

function startShifted(): boolean {
  const told = document.querySelector<HTMLMetaElement>('meta[name="ephemeris-clock"]')?.content
  const at = told === undefined ? null : parseInstant(told)
  if (at === null) return false
  offsetMs = at - Date.now()
  return true
}
