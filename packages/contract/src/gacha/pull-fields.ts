import type { Pull } from '@ephemeris/core/gacha/pull'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'

/** A pull under the names of the wire, which it has on devices as well; its order each of them writes in its own way. */
export interface PullFields {
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
}

export function readPull(fields: PullFields, order: number): Pull {
  return {
    id: fields.id,
    poolId: fields.gacha_type,
    time: fields.time,
    itemId: fields.item_id,
    name: fields.name,
    itemType: fields.item_type,
    rankType: fields.rank_type,
    count: fields.count,
    gachaId: fields.gacha_id,
    order,
  }
}

export function writePull(pull: Pull): PullFields {
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
  }
}
