import { GAME_IDS, type GameId, isGameId } from '@ephemeris/core/games/game'
import type { GameServers } from '@ephemeris/core/games/servers'
import { LANGUAGES, type Language, parseLanguage } from '@ephemeris/core/language/language'
import { DEFAULT_SERVER_ZONE, SERVER_ZONES, type ServerZone } from '@ephemeris/core/time/zone'
import { AppError } from '../errors.ts'

/** @throws AppError LANGUAGE_UNKNOWN */
export function readLanguage(code: string | undefined): Language {
  const language = parseLanguage(code ?? 'en')
  if (!language) throw new AppError('LANGUAGE_UNKNOWN', `lang: ${LANGUAGES.join(' | ')}`)
  return language
}

/** @throws AppError GAME_UNKNOWN, naming the field */
export function readGameId(text: string, field: string): GameId {
  if (!isGameId(text)) throw new AppError('GAME_UNKNOWN', `${field}: ${GAME_IDS.join(' | ')}`)
  return text
}

/**
 * `UTC+8` where none is named. In a query a plus sign that is not encoded arrives as a space.
 * @throws AppError PARAMETER_INVALID
 */
export function readServer(text: string | undefined): ServerZone {
  if (text === undefined) return DEFAULT_SERVER_ZONE
  const zone = SERVER_ZONES.find((known) => known === text || known.replace('+', ' ') === text)
  if (!zone) throw new AppError('PARAMETER_INVALID', `server: ${SERVER_ZONES.join(' | ')}`)
  return zone
}

/**
 * Servers of single games, `starrail~UTC-5.zenless~UTC+1`; none where nothing is named.
 * @throws AppError GAME_UNKNOWN, PARAMETER_INVALID
 */
export function readServerList(text: string | undefined): GameServers {
  const parts = (text ?? '').split('.').filter((part) => part !== '')
  return Object.fromEntries(
    parts.map((part) => {
      const [game = '', server] = part.split('~')
      return [readGameId(game, 'servers'), readServer(server ?? '')]
    }),
  )
}

export function writeServerList(servers: GameServers): { servers?: string } {
  const parts = Object.entries(servers).map(([game, server]) => `${game}~${server}`)
  return parts.length > 0 ? { servers: parts.join('.') } : {}
}

/** Whether this is the name of a time zone, e.g. `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
