import { GAME_IDS, type GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { readHoyoverseLink } from './hoyoverse-link.ts'
import { readKuroLink, readKuroRequest } from './kuro-link.ts'
import type { LinkBook, LinkForm } from './link-facts.ts'
import { type LinkReading, type LinkRefusal, refuse } from './pull-log-link.ts'

/** How the signs of a link are written in a page's source, in JSON, and by a program that escapes more than it must. */
const ESCAPES: readonly (readonly [RegExp, string])[] = [
  [/\\\//g, '/'],
  [/(?:&amp;|\\u0026|&#38;)/gi, '&'],
  [/\\u003d/gi, '='],
]
const ENCODED = /https%3a%2f%2f[\w%.~!*()-]+/gi
const BROKEN_LINES = /^[!#-&(-;=?-[\]-_a-~]+$/
const LINK = /https:\/\/[!#-&(-;=?-[\]-_a-~]+$/i

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

/**
 * The text in other readings, the likeliest first: with its escapes undone, and with the lines joined that a console
 * broke. (LINK-9)
 */
function readingsOf(text: string): readonly string[] {
  const plain = ESCAPES.reduce((whole, [written, sign]) => whole.replaceAll(written, sign), text).replaceAll(
    ENCODED,
    decoded,
  )
  const { joined, isBroken } = joinedLines(plain)
  return [...new Set(isBroken ? [joined, text, plain] : [text, plain, joined])]
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    // A stray percent sign: it is no address.
    return address
  }
}

/**
 * Lines of nothing but a link's characters belong to the link that ends the line before them. Such lines are surely
 * broken where they name a parameter, or where three and more are equally long.
 */
function joinedLines(text: string): { readonly joined: string; readonly isBroken: boolean } {
  const lines = text.split(/\r?\n/)
  const joined: string[] = []
  let isBroken = false
  let lengths: number[] = []
  for (const line of lines) {
    const rest = line.trim()
    const before = joined.at(-1)
    const isRest = before !== undefined && LINK.test(before) && BROKEN_LINES.test(rest) && !/^https:/i.test(rest)
    if (!isRest) {
      joined.push(line.trimEnd())
      lengths = [line.trimEnd().length]
      continue
    }
    joined[joined.length - 1] = before + rest
    lengths.push(rest.length)
    const full = lengths.slice(0, -1)
    isBroken ||= /(?:^|&)\w+=/.test(rest) || (full.length > 1 && new Set(full).size === 1)
  }
  return { joined: joined.join('\n'), isBroken }
}
