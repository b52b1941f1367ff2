import { traitsOf } from '../../games/traits.ts'
import { HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '../../time/instant.ts'
import { formatWallTime, wallTimeOf } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import { type FactIndex, nameKey } from '../facts.ts'
import { identify } from '../merging/derived-id.ts'
import type { Pull } from '../pull.ts'
import { rankTypeOf } from '../rarity.ts'
import { seededRandom } from './seeded-random.ts'
import { type Batch, newAccount, playSession } from './session.ts'

export interface SyntheticOptions {
  readonly index: FactIndex
  readonly server: UtcOffset
  /** The same seed gives the same history. */
  readonly seed: string
  readonly from: Instant
  readonly to: Instant
  /** Fewer where the last session finds its banner closing. */
  readonly pulls: number
}

const SESSION_PULLS = 25

/**
 * A made-up history by the official odds, for demonstrations and for tests of what is counted out of histories: an
 * account that begins at `from` and pulls in sessions whatever runs at the time, with pity, 50/50s and guarantees.
 * Deterministic; oldest first. (GACHA-40)
 */
export function syntheticPulls({ index, server, seed, from, to, pulls }: SyntheticOptions): readonly Pull[] {
  const random = seededRandom(`${index.gameId} ${seed}`)
  const account = newAccount(index, server, random)
  const sessions = Math.max(1, Math.ceil(pulls / SESSION_PULLS))
  const spread = (to - from - HOUR_MS) / sessions

  const batches: Batch[] = []
  let done = 0
  for (let session = 0; session < sessions; session += 1) {
    const planned = from + (session + random()) * spread
    const start = Math.max(planned, (batches.at(-1)?.at ?? from) + MINUTE_MS)
    const share = ((pulls - done) / (sessions - session)) * (0.2 + 1.6 * random())
    const size = session === sessions - 1 ? pulls - done : Math.round(share)
    const played = playSession(account, Math.floor(start / SECOND_MS) * SECOND_MS, size)
    batches.push(...played)
    done += played.reduce((total, { items }) => total + items.length, 0)
  }

  const nextId = idsOf()
  const rows = batches.flatMap(({ at, poolId, items }) => {
    const time = formatWallTime(wallTimeOf(instant(at), server))
    return items.map((itemId) => pullOf(index, { id: nextId(at), poolId, time, itemId }))
  })
  return traitsOf(index.gameId).hasPullIds ? rows : identify(rows)
}

function pullOf({ gameId, items, wireTypes }: FactIndex, row: Pick<Pull, 'id' | 'poolId' | 'time' | 'itemId'>): Pull {
  const item = items.get(row.itemId)
  return {
    ...row,
    name: item?.name.en ?? '',
    itemType: wireTypes.get(nameKey(item?.type ?? '')) ?? '',
    rankType: rankTypeOf(gameId, item?.rank ?? 3),
    count: '1',
    gachaId: traitsOf(gameId).hasBannerIds ? '0' : '',
    order: 0,
  }
}

/** Nineteen digits as the games make them: ten of the full hour, nine that count up. */
function idsOf(): (at: number) => string {
  let serial = 0
  let hour = 0
  return (at) => {
    const now = Math.floor(at / HOUR_MS) * (HOUR_MS / SECOND_MS)
    serial = now === hour ? serial + 7 : 100_003
    hour = now
    return `${now}${String(serial).padStart(9, '0')}`
  }
}
