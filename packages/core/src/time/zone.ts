/** Minutes east of UTC: UTC+8 is 480. */
export type UtcOffset = number & { readonly unit: 'minutes east of UTC' }

export function utcOffset(minutes: number): UtcOffset {
  return minutes as UtcOffset
}

/** The game servers' clocks: fixed, without daylight saving. China, Asia and TW/HK/MO; America; Europe. (ZONE-1) */
export const SERVER_ZONES = ['UTC+8', 'UTC-5', 'UTC+1'] as const

export type ServerZone = (typeof SERVER_ZONES)[number]

export const DEFAULT_SERVER_ZONE: ServerZone = 'UTC+8'

/** World-wide edges are written on this clock on the wire, whatever server the player chose. */
export const WIRE_OFFSET = utcOffset(480)

const SERVER_OFFSETS: Readonly<Record<ServerZone, UtcOffset>> = {
  'UTC+8': utcOffset(480),
  'UTC-5': utcOffset(-300),
  'UTC+1': utcOffset(60),
}

export function offsetOf(zone: ServerZone): UtcOffset {
  return SERVER_OFFSETS[zone]
}

/** The server zone of a stored text. Only an exact match counts (`UTC+10` is not UTC+1); anything else is UTC+8. (ZONE-2) */
export function parseServerZone(text: string): ServerZone {
  return SERVER_ZONES.find((zone) => zone === text) ?? DEFAULT_SERVER_ZONE
}

/** `UTC+8`, `UTC-5`, `UTC+5:30`, `UTC+0` (ZONE-3) */
export function formatOffset(offset: UtcOffset): string {
  const minutes = Math.abs(offset)
  const rest = minutes % 60
  const sign = offset < 0 ? '-' : '+'
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
