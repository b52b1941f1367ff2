import { readTimezone } from '../../gacha/exchange/timezone.ts'
import type { FileRecord } from '../../json/file-record.ts'
import { cellText } from '../document.ts'
import { rootOf } from '../document-views.ts'
import { finding } from '../finding.ts'
import { PLAIN } from '../rows/accounts.ts'
import { type DraftRow, draftRow, type FormatReader } from '../rows/draft.ts'
import { LenientRow } from '../rows/lenient-row.ts'

/** The store of genshin-wish-export, star-rail-warp-export and zzz-signal-search-export: pairs of a pool and its rows. */
export const readWishExport: FormatReader = (document) => {
  const root = rootOf(document)
  const pairs = root?.list('result')?.filter((pair): pair is [unknown, unknown[]] => isPair(pair)) ?? []
  if (!root || pairs.length === 0 || (root.get('typeMap') === undefined && root.text('uid') === '')) return null

  const gameId = gameOf(root, pairs)
  const rows = pairs.flatMap(([pool, list]) => list.map((value) => rowOf(value, cellText(pool))))
  const broken = rows.filter((row) => row?.view !== undefined && row.view < 0).length
  const zone = readTimezone(root.get('region_time_zone'))
  return {
    format: gameId === null ? 'warp or signal export' : NAMES[gameId],
    accounts: [
      {
        ...{ ...PLAIN, gameId, uid: root.text('uid'), section: 'result', rows },
        zone: zone && { ...zone, isTrusted: false },
        findings: broken > 0 ? [finding('excel_columns', broken)] : [],
      },
    ],
  }
}

const NAMES = {
  genshin: 'genshin-wish-export',
  starrail: 'star-rail-warp-export',
  zenless: 'zzz-signal-search-export',
} as const

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && Array.isArray(value[1]) && cellText(value[0]) !== ''
}

/** `null` where the pools are those of several games: the items decide then. */
function gameOf(root: FileRecord, pairs: readonly [unknown, unknown[]][]): keyof typeof NAMES | null {
  const pools = pairs.map(([pool]) => cellText(pool))
  const has = (...ids: readonly string[]) => pools.some((pool) => ids.includes(pool))
  if (has('100', '200', '301', '302', '400', '500') || pairs.some(([, list]) => Array.isArray(list[0])))
    return 'genshin'
  if (has('11', '12', '21', '22') || /^prod_official/.test(root.text('region'))) return 'starrail'
  return has('3', '5', '102', '103') ? 'zenless' : null
}

/** A list of time, name, kind, rarity, pool and id, or an object. */
function rowOf(value: unknown, poolId: string): DraftRow | null {
  if (!Array.isArray(value)) {
    const row = LenientRow.of(value)
    return row?.draft({ poolId: row.text('poolId') || poolId }) ?? null
  }
  const [time, name, itemType, rank, code, id] = value
  const known = { time: cellText(time), name: cellText(name), itemType: cellText(itemType), rankType: cellText(rank) }
  // Excel once left its two counters where the pool and the id belong; the rows came again, whole, later.
  const isBroken = typeof code === 'number' && typeof id === 'number' && code < 100_000
  if (isBroken) return draftRow({ ...known, poolId, view: -1 })
  return draftRow({ ...known, poolId: cellText(code) || poolId, id: cellText(id) })
}
