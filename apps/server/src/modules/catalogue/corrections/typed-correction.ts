import { activityId } from '@ephemeris/core/activity/activity-id'
import { ACTIVITY_TYPES, GAME_IDS, isGameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant, instant, MINUTE_MS, parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime, parseWallTime } from '@ephemeris/core/time/wall-time'
import { PlainError } from '#server/platform/log/plain-error'

/** What an operator typed behind each option, e.g. `--title`. */
export type Typed = ReadonlyMap<string, readonly string[]>

/** The options that say what an activity is, each with the line that explains it. */
export const TYPED_OPTIONS: Readonly<Record<string, string>> = {
  '--game': `one of ${GAME_IDS.join(', ')}`,
  '--type': `one of ${ACTIVITY_TYPES.join(', ')}`,
  '--title': `a language and a title, as en="Frostfield Chase"; once for each language (${LANGUAGES.join(', ')})`,
  '--start': 'a time and its clock, as "2026-12-01 10:00 server", or with UTC or UTC+8 instead of server',
  '--end': 'as --start',
  '--version': 'the number of a version, as 7.3',
  '--page': "the address of the publisher's page",
}

/** A row of the open catalogue of what was typed. @throws PlainError naming everything that does not fit */
export function typedRow(typed: Typed): Readonly<Record<string, unknown>> {
  const faults: string[] = []
  function read<T>(option: string, field: string, parse: (text: string) => T | string): Record<string, T> {
    const texts = typed.get(option) ?? []
    if (texts.length > 1) faults.push(`${option} is given twice.`)
    const [text] = texts
    if (text === undefined) return {}
    const value = parse(text)
    if (typeof value !== 'string') return { [field]: value }
    faults.push(`${option}: ${value}`)
    return {}
  }
  const row = {
    ...read('--game', 'game_id', (text) =>
      isGameId(text) ? { text } : `"${text}" is none of ${GAME_IDS.join(', ')}.`,
    ),
    ...read('--type', 'type', (text) =>
      ACTIVITY_TYPES.some((type) => type === text) ? { text } : `"${text}" is none of ${ACTIVITY_TYPES.join(', ')}.`,
    ),
    ...read('--start', 'start', typedTime),
    ...read('--end', 'end', typedTime),
    ...read('--version', 'version', (text) =>
      /^\d{1,2}\.\d{1,2}$/.test(text) ? { text } : `"${text}" is no number such as 7.3.`,
    ),
    ...read('--page', 'source', (text) => (URL.canParse(text) ? { url: text } : `"${text}" is no address.`)),
  }
  const titles = (typed.get('--title') ?? []).flatMap((text) => {
    const [language = '', ...rest] = text.split('=')
    const isKnown = LANGUAGES.some((known) => known === language) && rest.join('=').trim() !== ''
    if (!isKnown) faults.push(`--title: "${text}" is no language and title. Languages: ${LANGUAGES.join(', ')}.`)
    return isKnown ? [[language, rest.join('=').trim()] as const] : []
  })
  if (faults.length > 0) throw new PlainError(faults.join('\n'))
  const texts = Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, 'text' in Object(value) ? Object(value).text : value]),
  )
  return { ...texts, ...(titles.length > 0 && { title: Object.fromEntries(titles) }) }
}

const NEEDED = { game_id: '--game', type: '--type', title: '--title', start: '--start', end: '--end' }

/** A whole row of a new activity. Typed again, it has the same id. @throws PlainError */
export function addedRow(typed: Typed): Readonly<Record<string, unknown>> {
  const row = typedRow(typed)
  const missing = Object.entries(NEEDED).flatMap(([field, option]) => (field in row ? [] : [option]))
  if (missing.length > 0) throw new PlainError(`Missing: ${missing.join(', ')}.`)
  const { game_id, type, title, start } = row
  const gameId = GAME_IDS.find((id) => id === game_id) ?? GAME_IDS[0]
  const id = activityId(gameId, `added/${type}/${Object.values(Object(title))[0]}/${Object(start).at}`)
  return { uuid: id, ...row }
}

/** @returns an edge of the open catalogue, or what is wrong */
export function typedTime(text: string): { readonly clock: 'world' | 'server'; readonly at: string } | string {
  const given = parseInstant(text)
  if (given !== null) return { clock: 'world', at: formatInstant(given) }
  const [, day = '', clock = '', seconds = ':00', zone = ''] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(:\d\d)?\s+(\S+)(?: time)?$/.exec(text.trim()) ?? []
  const wall = parseWallTime(`${day} ${clock}${seconds}`)
  if (wall === null) return `"${text}" is no time such as "2026-12-01 10:00 server" or "2026-12-01 10:00 UTC+8".`
  if (zone === 'server') return { clock: 'server', at: formatWallTime(wall) }
  const [isZone, sign, hours, minutes = '0'] = /^UTC(?:([+-])(\d{1,2})(?::(\d\d))?)?$/.exec(zone) ?? []
  if (isZone === undefined || Number(hours ?? 0) > 14) {
    return `"${zone}" is no clock: write server, UTC, or a zone such as UTC+8.`
  }
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes))
  return { clock: 'world', at: formatInstant(instant(wall - offset * MINUTE_MS)) }
}
