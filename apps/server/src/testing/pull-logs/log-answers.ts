import type { Pull } from '@ephemeris/core/gacha/pull'
import type { SimulatedAccount } from './simulated-account.ts'

const PAGE_SIZE = 20

/** What is asked of the simulator, whatever the game. */
export interface RequestedPage {
  readonly gameId: SimulatedAccount['gameId']
  readonly path: string
  readonly key: string
  readonly poolId: string
  readonly endId: string
}

/** The body of an answer in the form of the game's own log. */
export function answerOf(asked: RequestedPage, account: SimulatedAccount | null, isExpired: boolean): object {
  if (asked.gameId === 'wuthering') {
    return account && !isExpired
      ? kuroAnswer(asked, account)
      : { code: -1, message: '请求游戏获取日志异常!', data: null }
  }
  if (isExpired) {
    const retcode = asked.gameId === 'zenless' ? -1 : -101
    return { retcode, message: 'authkey timeout', data: null }
  }
  return account ? hoyoversePage(asked, account) : { retcode: -100, message: 'authkey error', data: null }
}

function kuroAnswer({ poolId }: RequestedPage, { pulls }: SimulatedAccount): object {
  const data = pulls
    .filter((pull) => pull.poolId === poolId)
    .toReversed()
    .map((pull) => ({
      // The log names pools in words, and wrongly at times.
      cardPoolType: 'Resonators Accurate Modulation',
      resourceId: Number(pull.itemId),
      qualityLevel: Number(pull.rankType),
      resourceType: pull.itemType === 'Resonator' ? 'Resonators' : 'Weapons',
      name: pull.name,
      count: 1,
      time: pull.time,
    }))
  return { code: 0, message: 'success', data }
}

function hoyoversePage({ gameId, poolId, endId }: RequestedPage, account: SimulatedAccount): object {
  const { uid } = account
  const newestFirst = poolOf(account, poolId)
  const known = endId === '0' ? -1 : newestFirst.findIndex(({ id }) => id === endId)
  const start = endId === '0' || known >= 0 ? known + 1 : newestFirst.findIndex(({ id }) => isBelow(id, endId))
  const page = start < 0 ? [] : newestFirst.slice(start, start + PAGE_SIZE)
  return {
    retcode: 0,
    message: 'OK',
    data: {
      page: '0',
      size: String(PAGE_SIZE),
      ...(gameId === 'genshin' ? { total: '0' } : {}),
      list: page.map((pull) => rowOf(gameId, uid, pull)),
      region: gameId === 'zenless' ? 'prod_gf_jp' : 'os_asia',
      ...(gameId === 'starrail' ? { region_time_zone: 8 } : {}),
    },
  }
}

const POOLS = new WeakMap<SimulatedAccount, Map<string, readonly Pull[]>>()

/** Newest first; made once, or large accounts would keep the simulator busy. */
function poolOf(account: SimulatedAccount, poolId: string): readonly Pull[] {
  const pools = POOLS.get(account) ?? new Map<string, readonly Pull[]>()
  POOLS.set(account, pools)
  const pulls = pools.get(poolId) ?? account.pulls.filter((pull) => isAnsweredBy(pull, poolId)).toReversed()
  pools.set(poolId, pulls)
  return pulls
}

/** Asking for the first character banner of genshin answers the second one too. */
function isAnsweredBy(pull: Pull, poolId: string): boolean {
  return pull.poolId === poolId || (poolId === '301' && pull.poolId === '400')
}

function isBelow(id: string, other: string): boolean {
  return BigInt(id) < BigInt(other)
}

function rowOf(gameId: SimulatedAccount['gameId'], uid: string, pull: Pull): object {
  return {
    uid,
    ...(gameId === 'genshin' ? {} : { gacha_id: pull.gachaId }),
    gacha_type: pull.poolId,
    ...(gameId === 'genshin' ? { op_gacha_type: pull.poolId } : {}),
    item_id: gameId === 'genshin' ? '' : pull.itemId,
    count: '1',
    time: pull.time,
    name: pull.name,
    lang: 'en-us',
    item_type: pull.itemType,
    rank_type: pull.rankType,
    id: pull.id,
  }
}
