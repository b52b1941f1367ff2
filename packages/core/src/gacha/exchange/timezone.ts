/** `8`, `-5`, `5.5`, `+09:00`, `+0530`, `UTC+8`. */
const ZONE = /^(?:UTC|GMT)? ?([+-]?)(\d{1,2})(?:(:?)(\d\d)|[.,](\d+))?$/i

/** What a file says of its clock. */
export interface WrittenZone {
  /** East of UTC; `null` for what is no zone in any form that tools write. */
  readonly hours: number | null
}

/** Reads a zone as formats write it; 0 is a zone and not its absence. `null`: not given. (DOC-3) */
export function readTimezone(value: unknown): WrittenZone | null {
  if (value === undefined || value === null || value === '') return null
  const text = String(value).trim().replace('\u2212', '-')
  if (text === '') return null
  const [, sign = '', hours = '', colon = ':', minutes = '0', share = '0'] = ZONE.exec(text) ?? []
  const isZone = hours !== '' && (colon === ':' || hours.length === 2) && Number(minutes) < 60
  if (!isZone) return { hours: null }
  const size = Number(hours) + Number(minutes) / 60 + Number(`0.${share}`)
  return { hours: sign === '-' ? -size || 0 : size }
}
