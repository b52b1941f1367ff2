import { groupBy } from '../../gacha/group-by.ts'
import { FileRecord } from '../../json/file-record.ts'
import { NEWEST_FIRST } from '../rows/accounts.ts'
import type { FormatReader } from '../rows/draft.ts'
import { LenientRow } from '../rows/lenient-row.ts'

interface Found {
  readonly uid: string
  readonly pool: string
  readonly list: readonly unknown[]
}

const DEPTH = 8
/** Of an object or a list; more names are those of something else. */
const MOST = 1000

/** Rows with the names that tools commonly use, anywhere in the document: the formats of tools that are not public. */
export const readAnyJson: FormatReader = (document) => {
  if (document.kind !== 'json') return null
  const found = listsIn(document.value)
  if (found.length === 0) return null
  const accounts = [...groupBy(found, ({ uid }) => uid)].map(([uid, lists]) => ({
    ...{ ...NEWEST_FIRST, uid, section: uid || 'list' },
    rows: lists.flatMap(({ list, pool }) =>
      list.map((value) => {
        const row = LenientRow.of(value)
        return row?.draft({ poolId: row.text('poolId') || pool }) ?? null
      }),
    ),
  }))
  return { format: 'JSON', accounts }
}

/** Lists of pulls anywhere in a value. */
export function listsIn(
  value: unknown,
  { uid, pool }: Omit<Found, 'list'> = { uid: '', pool: '' },
  depth = DEPTH,
): readonly Found[] {
  if (Array.isArray(value)) {
    const rows = value.slice(0, 10).map((one) => LenientRow.of(one))
    const known = rows.filter((row) => row?.isPull || (row && pool !== '' && isPullOf(row)))
    if (known.length * 2 <= rows.length) {
      return depth === 0 ? [] : value.slice(0, MOST).flatMap((one) => listsIn(one, { uid, pool }, depth - 1))
    }
    return [{ uid: uid || (known[0]?.text('uid') ?? ''), pool, list: value }]
  }
  const record = FileRecord.of(value)
  if (!record || depth === 0) return []
  const own = record.firstText('uid', 'playerId', 'player_id') || record.record('info')?.text('uid') || uid
  return record
    .keys()
    .slice(0, MOST)
    .flatMap((key) =>
      listsIn(
        record.get(key),
        /^\d{8,10}$/.test(key) ? { uid: key, pool } : { uid: own, pool: isWord(key) ? pool : key },
        depth - 1,
      ),
    )
}

/** Names of lists; any other name is a pool. */
function isWord(key: string): boolean {
  return /^(?:list|records?|data|pools?|players?|pulls|items|history|accounts?)$/i.test(key)
}

function isPullOf(row: LenientRow): boolean {
  return row.text('time') !== '' && row.text('itemId') + row.text('name') !== '' && row.text('rankType') !== ''
}
