import { type Merge, mergePulls } from '@ephemeris/core/gacha/merge'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { uigfPoolOf } from '@ephemeris/core/gacha/uigf-pool'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'

/** One pull as this device keeps it: under the names of the wire, with the game's own id. */
interface StoredPull {
  readonly id: string
  readonly time: string
  readonly name: string
  readonly rank_type: string
  readonly item_type: string
  readonly gacha_type: string
  readonly uigf_gacha_type: string
  readonly item_id: string
  readonly gacha_id: string
  readonly count: string
  readonly order: number
}

/** A time of which pulls may be missing, in ms since 1970. */
export interface StoredGap {
  readonly from: number
  readonly to: number
}

/** What the server can prove of a pool. */
export interface StoredCoverage {
  readonly isCompleteFromStart: boolean
  readonly gaps: readonly StoredGap[]
  /** Import before this; `null` without an official import. */
  readonly safeUntil: number | null
}

/** All that is kept of one account: one record of the database, so that it is written whole or not at all. */
export interface StoredAccount {
  /** `genshin-800000001` */
  readonly gameId: string
  readonly gachaTypes: Readonly<Record<string, readonly StoredPull[]>>
  readonly stats: { readonly coverage: Readonly<Record<string, StoredCoverage>> }
  /** ms since 1970 */
  readonly lastUpdated: number
  /** Whose it is: the next user of this device sees nothing of it. */
  readonly owner: string
}

export interface AccountKey {
  readonly gameId: GameId
  readonly uid: string
}

/** What a download has brought. */
export interface Download {
  readonly pulls: readonly Pull[]
  readonly coverage: Readonly<Record<string, StoredCoverage>>
  readonly at: Instant
  readonly owner: string
}

export function storedKey({ gameId, uid }: AccountKey): string {
  return `${gameId}-${uid}`
}

/** Every pull of an account, pool by pool. */
export function pullsOf({ gachaTypes }: StoredAccount): readonly Pull[] {
  return Object.values(gachaTypes).flatMap((rows) => rows.map(readPull))
}

/** The union of what was kept and what has come; another user's is no part of it. (LOCAL-2) */
export function withDownload(former: StoredAccount | null, key: AccountKey, download: Download): StoredAccount {
  const kept = former?.owner === download.owner ? former : null
  const merge: Merge = mergePulls(kept ? pullsOf(kept) : [], download.pulls)
  return storedAccount(key, { ...download, pulls: merge.pulls }, kept)
}

/** What has come, in the place of what was kept: after something was taken back. */
export function replacedBy(former: StoredAccount | null, key: AccountKey, download: Download): StoredAccount {
  return storedAccount(key, download, former?.owner === download.owner ? former : null)
}

function storedAccount(key: AccountKey, download: Download, kept: StoredAccount | null): StoredAccount {
  const gachaTypes: Record<string, StoredPull[]> = {}
  for (const pull of download.pulls) {
    const pool = uigfPoolOf(pull.poolId)
    const rows = gachaTypes[pool] ?? []
    gachaTypes[pool] = rows
    rows.push(writePull(pull))
  }
  return {
    gameId: storedKey(key),
    gachaTypes,
    stats: { coverage: { ...kept?.stats.coverage, ...download.coverage } },
    lastUpdated: download.at,
    owner: download.owner,
  }
}

function readPull(row: StoredPull): Pull {
  return {
    id: row.id,
    poolId: row.gacha_type,
    time: row.time,
    itemId: row.item_id,
    name: row.name,
    itemType: row.item_type,
    rankType: row.rank_type,
    count: row.count,
    gachaId: row.gacha_id,
    order: row.order,
  }
}

function writePull(pull: Pull): StoredPull {
  return {
    id: pull.id,
    time: pull.time,
    name: pull.name,
    rank_type: pull.rankType,
    item_type: pull.itemType,
    gacha_type: pull.poolId,
    uigf_gacha_type: uigfPoolOf(pull.poolId),
    item_id: pull.itemId,
    gacha_id: pull.gachaId,
    count: pull.count,
    order: pull.order,
  }
}
