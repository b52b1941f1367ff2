import { GAME_IDS, type GameId, isGameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language, parseLanguage } from '@ephemeris/core/language/language'
import { AppError } from './errors.ts'

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
