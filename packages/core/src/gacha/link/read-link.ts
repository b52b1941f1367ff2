import { GAME_IDS, type GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { readHoyoverseLink } from './hoyoverse-link.ts'
import { readKuroLink, readKuroRequest } from './kuro-link.ts'
import type { LinkBook, LinkForm } from './link-facts.ts'
import { type LinkReading, type LinkRefusal, refuse } from './pull-log-link.ts'
import { readingsOf } from './repaired-text.ts'

/** In UTF-16 units; official links have about 1,500. */
export const MAX_LINK_TEXT = 8192

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for; tab and line breaks are white space
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

/** From the least to the most specific refusal of what the player pasted. */
const REFUSALS: readonly LinkRefusal[] = ['unsupported_host', 'incomplete', 'malformed', 'wrong_game']

/**
 * The first usable link to `gameId`'s own log in whatever text a player pastes, or the captured request of Kuro.
 *
 * No address in the text is ever requested: hosts and paths are compared, exactly, with `links` of the game's
 * `log.json`, the
 * named parameters are taken out, and requests are built from the facts. (LINK-1, LINK-3)
 */
export function readLink(text: string, gameId: GameId, book: LinkBook): LinkReading {
  if (text.trim() === '') return refuse('empty')
  if (text.length > MAX_LINK_TEXT) return refuse('too_long')
  if (CONTROL.test(text)) return refuse('control_characters')

  const ofGame = readingsOf(text).flatMap((reading) => linksIn(reading, book).map((link) => keepGame(link, gameId)))
  return ofGame.find(({ ok }) => ok) ?? worst(ofGame) ?? refuse('no_link')
}

function linksIn(text: string, book: LinkBook): readonly LinkReading[] {
  const captured = GAME_IDS.filter(isOfKuro).flatMap((gameId) => readKuroRequest(text, gameId, book) ?? [])
  return [...captured, ...candidatesIn(text).map((one) => readCandidate(one, book))]
}

function keepGame(reading: LinkReading, gameId: GameId): LinkReading {
  return reading.ok && reading.link.gameId !== gameId ? refuse('wrong_game') : reading
}

function worst(readings: readonly LinkReading[]): LinkReading | null {
  const rank = (reading: LinkReading) => (reading.ok ? -1 : REFUSALS.indexOf(reading.reason))
  return readings.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function readCandidate(candidate: Candidate, book: LinkBook): LinkReading {
  for (const gameId of GAME_IDS) {
    const form = book[gameId].log.links.find((one) => fits(candidate, one))
    if (!form) continue
    return isOfKuro(gameId) ? readKuroLink(candidate, gameId, book) : readHoyoverseLink(candidate, form, gameId, book)
  }
  return refuse('unsupported_host')
}

function isOfKuro(gameId: GameId): boolean {
  return traitsOf(gameId).publisher === 'kuro'
}

function fits({ host, path }: Candidate, form: LinkForm): boolean {
  return host === form.host && form.path.test(path)
}
