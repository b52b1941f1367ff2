import { timeText } from '@ephemeris/core/language/dates'
import { fixedClock } from '@ephemeris/core/time/clock'
import { DAY_MS, HOUR_MS, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'

/** From 20:00 to 05:00. */
const FIRST_HALF_HOUR = 40
const HALF_HOURS = 19

/** The times at which players stop, as the select offers them; `chosen` is among them whatever it is. */
export function useStopOptions(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const style = { ...useDeviceMomentStyle(), clock: fixedClock(utcOffset(0)) }
  const usual = Array.from({ length: HALF_HOURS }, (_, index) => timeOf(FIRST_HALF_HOUR + index))
  const times = usual.includes(chosen) ? usual : [chosen, ...usual]
  return times.map((value) => ({ value, label: timeText(instant(msOf(value)), style) }))
}

function timeOf(halfHours: number): string {
  const at = (halfHours * 30 * MINUTE_MS) % DAY_MS
  return new Date(at).toISOString().slice(11, 16)
}

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR_MS + minutes * MINUTE_MS
}
