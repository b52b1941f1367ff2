import type { FactTime } from '@ephemeris/core/gacha/facts'

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/

/** Of the two forms, with a date and time of day that exist. */
export function isFactTime(text: string): boolean {
  if (!FORM.test(text)) return false
  const ms = asUtc(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === text.slice(0, 19)
}

export function isWorldWide(time: FactTime): boolean {
  return time.endsWith('Z')
}

const SERVER_OFFSETS_HOURS = [8, 1, -5]

/** The instant (ms) on each server's clock: Asia, Europe, America. */
export function onServers(time: FactTime): readonly number[] {
  return SERVER_OFFSETS_HOURS.map((hours) => asUtc(time) - (isWorldWide(time) ? 0 : hours * 3_600_000))
}

/** Whether `start` comes before `end` on every server. */
export function isBefore(start: FactTime, end: FactTime): boolean {
  const ends = onServers(end)
  return onServers(start).every((ms, server) => ms < (ends[server] ?? Number.NaN))
}

function asUtc(time: FactTime): number {
  return Date.parse(isWorldWide(time) ? time : `${time}Z`)
}
