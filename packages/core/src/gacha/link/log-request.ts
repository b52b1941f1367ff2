import type { PullLogFacts } from './link-facts.ts'
import { type HoyoverseLink, isKuroLink, type KuroLink, type PullLogLink } from './pull-log-link.ts'

/** A request for one page of one pool, ready to be sent. */
export interface LogRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** JSON; `null` for GET. */
  readonly body: string | null
}

export interface LogPage {
  readonly poolId: string
  /** The last id of the page before; `'0'` for the first one. Kuro answers with everything at once. */
  readonly endId: string
  /** Ask where the log was before: only after `path` has answered that it does not exist. */
  readonly isOldPath?: boolean
}

/**
 * Builds a request from the table of the facts; of the pasted link only the parameters are in it, each encoded exactly
 * once. Names are asked for in English, so that every stored row has one form. (LINK-7)
 *
 * @throws RangeError if the facts do not know the link's area, or no query of theirs asks for the pool
 */
export function logRequest(link: PullLogLink, log: PullLogFacts, page: LogPage): LogRequest {
  const area = log.areas.find((one) => one.area === link.area)
  const query = log.queries.find(({ pools }) => pools.includes(page.poolId))
  if (!area || !query) throw new RangeError(`pool ${page.poolId} is not asked for in ${link.area}`)

  const path = page.isOldPath ? (query.oldPath ?? query.path) : query.path
  const url = `${area.origin}${path}`
  return isKuroLink(link)
    ? { method: 'POST', url, body: JSON.stringify(kuroBody(link, page.poolId)) }
    : { method: 'GET', url: `${url}?${encode(hoyoverseQuery(link, log, page))}`, body: null }
}

function hoyoverseQuery(
  { authkey, authkeyVersion, signType, gameBiz, region }: HoyoverseLink,
  { poolParameter, pageSize }: PullLogFacts,
  { poolId, endId }: LogPage,
): Readonly<Record<string, string>> {
  return {
    authkey_ver: authkeyVersion,
    sign_type: signType,
    auth_appid: 'webview_gacha',
    game_biz: gameBiz,
    ...(region === null ? {} : { region }),
    lang: 'en',
    authkey,
    [poolParameter]: poolId,
    size: String(pageSize),
    end_id: endId,
  }
}

function kuroBody({ playerId, serverId, recordId, resourcesId }: KuroLink, poolId: string): object {
  return {
    playerId,
    ...(resourcesId === null ? {} : { cardPoolId: resourcesId }),
    cardPoolType: Number(poolId),
    serverId,
    languageCode: 'en',
    recordId,
  }
}

function encode(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
