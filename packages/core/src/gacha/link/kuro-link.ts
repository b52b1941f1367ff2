import type { GameId } from '../../games/game.ts'
import type { Candidate } from './candidates.ts'
import type { LinkBook } from './link-facts.ts'
import { readParameters } from './parameters.ts'
import { type LinkReading, refuse } from './pull-log-link.ts'

const HEX_32 = /^[\da-f]{32}$/i
/** A flat JSON object, as a capture app copies the body of the request. */
const FLAT_OBJECT = /\{[^{}]*\}/g

interface Parameters {
  readonly playerId: string
  readonly serverId: string
  readonly recordId: string
  readonly resourcesId: string
}

/** Reads a page link, whose parameters are after `#/record?` and, in the cloud game, also before it. (LINK-5) */
export function readKuroLink({ query, fragment }: Candidate, gameId: GameId, book: LinkBook): LinkReading {
  const inQuery = readParameters(query)
  const inFragment = readParameters(fragment.slice(fragment.indexOf('?') + 1))
  if (!inQuery || !inFragment) return refuse('malformed')

  const read = (name: string) => inFragment.get(name) || inQuery.get(name) || ''
  return linkOf(
    {
      playerId: read('player_id'),
      serverId: read('svr_id'),
      recordId: read('record_id'),
      resourcesId: read('resources_id'),
    },
    gameId,
    book,
  )
}

/** The body of a captured request anywhere in the text; `null` when there is none. (LINK-6) */
export function readKuroRequest(text: string, gameId: GameId, book: LinkBook): LinkReading | null {
  for (const [json] of text.matchAll(FLAT_OBJECT)) {
    const body = parse(json)
    const read = (name: string) => String(body.get(name) ?? '')
    if (!body.has('recordId') || !body.has('playerId')) continue
    return linkOf(
      {
        playerId: read('playerId'),
        serverId: read('serverId'),
        recordId: read('recordId'),
        resourcesId: read('cardPoolId'),
      },
      gameId,
      book,
    )
  }
  return null
}

function linkOf(
  { playerId, serverId, recordId, resourcesId }: Parameters,
  gameId: GameId,
  book: LinkBook,
): LinkReading {
  if (playerId === '' || recordId === '') return refuse('incomplete')

  const home = book[gameId].servers.find(({ uid }) => uid.test(playerId))
  const isWellFormed =
    home !== undefined &&
    HEX_32.test(recordId) &&
    [serverId, resourcesId].every((text) => text === '' || HEX_32.test(text))
  if (!isWellFormed) return refuse('malformed')
  return {
    ok: true,
    link: {
      gameId,
      area: home.area,
      playerId,
      serverId: serverId || home.id,
      recordId,
      resourcesId: resourcesId || null,
    },
  }
}

function parse(json: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(json)))
  } catch {
    // Braces in a sentence are no captured request.
    return new Map()
  }
}
