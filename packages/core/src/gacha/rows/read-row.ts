import { parseWallTime } from '../../time/wall-time.ts'
import { type FactIndex, type ItemFacts, nameKey } from '../facts.ts'
import type { Pull } from '../pull.ts'
import { rankTypeOf, rarityOf, UNKNOWN_RANK } from '../rarity.ts'
import { isApart } from './apart.ts'

/** A row of a log or a file, before anything of it is believed. Every field is text, empty where it was absent. */
export interface RawRow {
  readonly id: string
  readonly poolId: string
  readonly time: string
  readonly itemId: string
  readonly name: string
  readonly itemType: string
  readonly rankType: string
  readonly count: string
  readonly gachaId: string
  /** Position in its second, oldest first, where the row has no id. */
  readonly order: string
  /** The pool under which a file groups the row, where it says so beside the pool itself; may be empty. */
  readonly family?: string
}

/** Why a row is left out. */
export type RowFault = 'id_invalid' | 'pool_invalid' | 'time_invalid' | 'item_missing' | 'text_invalid'

export type RowReading = { readonly ok: true; readonly pull: Pull } | { readonly ok: false; readonly fault: RowFault }

const ID = /^\d{1,19}$/
const POOL = /^\d{1,8}$/
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
/** Names and words of a log are short and hold no control characters, which no database and no page is to be given. */
const TEXT = /^[^\p{Cc}\p{Cs}]{0,128}$/u
/** No game of ours is older. */
const FIRST_TIME = '2020-09-01 00:00:00'
/** Far enough from the year 10000 that a time stays a date of four-digit years on the clock of every zone. */
const LAST_TIME = '2099-12-31 23:59:59'

export interface RowContext {
  readonly index: FactIndex
  /** Whether a row may lack an id; it comes out with an empty one then, to be identified with the rest. */
  readonly mayLackId: boolean
}

/**
 * Makes a pull of a row: id, pool, time and item are required; name, kind and rank are those of the facts where they
 * know the item, by its id or by its name in any language, so that every row has one form. An item that they do not
 * know is kept, without a rank where the row has none of the game's. (GACHA-16)
 */
export function readRow(raw: RawRow, { index, mayLackId }: RowContext): RowReading {
  if (!(ID.test(raw.id) || (mayLackId && raw.id === ''))) return fault('id_invalid')

  const poolId = findPoolId(raw.poolId, index)
  if (poolId === null) return fault('pool_invalid')

  if (!isTimeOfPull(raw.time)) return fault('time_invalid')

  if (![raw.itemId, raw.name, raw.itemType, raw.rankType, raw.count, raw.gachaId].every((text) => TEXT.test(text))) {
    return fault('text_invalid')
  }

  const [itemId, name, itemType] = [legible(raw.itemId), legible(raw.name), legible(raw.itemType)]
  // Another log's things are none of the game's, whatever they are called.
  const isOther = isApart(index.gameId, poolId)
  const item = isOther ? null : findItem({ itemId, name }, index)
  if (!item && itemId === '' && name === '')
    return fault(raw.itemId + raw.name === '' ? 'item_missing' : 'text_invalid')

  const isRank = isOther ? /^\d$/.test(raw.rankType) : rarityOf(index.gameId, raw.rankType) !== null
  const loggedRank = isRank ? raw.rankType : UNKNOWN_RANK
  const rankType = item ? rankTypeOf(index.gameId, item.rank) : loggedRank

  return {
    ok: true,
    pull: {
      id: raw.id,
      poolId,
      time: raw.time,
      itemId: item?.id ?? itemId,
      name: item?.name.en ?? name,
      itemType: isOther ? itemType : (index.wireTypes.get(nameKey(item?.type ?? itemType)) ?? itemType),
      rankType,
      count: legible(raw.count) || '1',
      gachaId: legible(raw.gachaId),
      order: raw.id === '' ? Number(raw.order) || 0 : 0,
    },
  }
}

/** `0001`, `角色活动唤取` and `2001` are names for pools too; an unknown number is a pool of its own. */
export function findPoolId(text: string, { poolIdsByName }: FactIndex): string | null {
  const named = poolIdsByName.get(nameKey(text))
  if (named !== undefined) return named
  return POOL.test(text) ? text.replace(/^0+(?=\d)/, '') : null
}

/** Whether a pull of ours can have this time on the server's clock. (UIGF-10) */
function isTimeOfPull(time: string): boolean {
  return TIME.test(time) && parseWallTime(time) !== null && time >= FIRST_TIME && time <= LAST_TIME
}

/** A program wrote U+FFFD where it could not read a character: what such a text said is lost. (DOC-30) */
function legible(text: string): string {
  return text.includes('\uFFFD') ? '' : text
}

function findItem(
  { itemId, name }: Pick<RawRow, 'itemId' | 'name'>,
  { items, itemsByName }: FactIndex,
): ItemFacts | null {
  return itemId === '' ? (itemsByName.get(nameKey(name)) ?? null) : (items.get(itemId) ?? null)
}

function fault(reason: RowFault): RowReading {
  return { ok: false, fault: reason }
}
