import { GAME_IDS, type GameId } from '../../games/game.ts'
import type { Candidate } from './candidates.ts'
import type { LinkBook, LinkForm } from './link-facts.ts'
import { readParameters } from './parameters.ts'
import { type LinkReading, refuse } from './pull-log-link.ts'

/** Base64 in either alphabet. */
const AUTHKEY = /^[\w+/=.~-]{1,4096}$/
const WORD = /^\w{1,32}$/

/** Reads the parameters of a page or API link; the fragment is a route of the page (`#/log`) and is ignored. (LINK-4) */
export function readHoyoverseLink(candidate: Candidate, form: LinkForm, gameId: GameId, book: LinkBook): LinkReading {
  const parameters = readParameters(candidate.query)
  if (!parameters) return refuse('malformed')

  const word = (name: string, otherwise: string) => parameters.get(name) || otherwise
  const authkey = parameters.get('authkey') ?? ''
  if (authkey === '') return refuse('incomplete')

  const areas = book[gameId].log.areas
  const fallback = areas.find(({ area }) => area === form.area)?.gameBiz ?? ''
  const gameBiz = word('game_biz', fallback)
  const area = areas.find((one) => one.gameBiz === gameBiz)
  if (!area) return refuse(isOfOtherGame(gameBiz, book) ? 'wrong_game' : 'malformed')

  const authkeyVersion = word('authkey_ver', '1')
  const signType = word('sign_type', '2')
  const region = parameters.get('region') || null
  const isWellFormed =
    AUTHKEY.test(authkey) && [authkeyVersion, signType, region ?? 'none'].every((text) => WORD.test(text))
  if (!isWellFormed) return refuse('malformed')
  return { ok: true, link: { gameId, area: area.area, gameBiz, region, authkey, authkeyVersion, signType } }
}

function isOfOtherGame(gameBiz: string, book: LinkBook): boolean {
  return GAME_IDS.some((gameId) => book[gameId].log.areas.some((area) => area.gameBiz === gameBiz))
}
