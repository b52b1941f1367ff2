import { FileRecord } from '../../json/file-record.ts'
import { listOf, rootOf } from '../document-views.ts'
import { finding } from '../finding.ts'
import { groupByUid, NEWEST_FIRST } from '../rows/accounts.ts'
import type { Draft, DraftAccount, FormatReader } from '../rows/draft.ts'
import { LenientRow, lenientRows } from '../rows/lenient-row.ts'
import { poolIdPattern } from '../rows/patterns.ts'

/** Lists of the game's own rows, newest first: what a bot stores per pool, or a player's copy of the answers. */
export const readRawList: FormatReader = (document) => {
  const list = listOf(document)
  const rows = list?.flatMap((value) => answerRows(FileRecord.of(value)) ?? [value]) ?? []
  return rows.length > 0 ? drawn('game log', rows) : null
}

/** One answer of a game's log. */
export const readRawAnswer: FormatReader = (document) => {
  const rows = answerRows(rootOf(document))
  return rows ? drawn('game log', rows) : null
}

/** sunfkny: rows by pool under `gachaLog`, newest first. */
export const readSunfkny: FormatReader = (document) => {
  const root = rootOf(document)
  const log = root?.record('gachaLog')
  if (!root || !log) return null
  return {
    format: 'sunfkny',
    accounts: [
      {
        ...{ ...NEWEST_FIRST, gameId: 'genshin', uid: root.text('uid'), section: 'gachaLog' },
        findings: [finding('repeats_merged', 0)],
        rows: log
          .keys()
          .flatMap((pool) =>
            lenientRows(log.list(pool) ?? []).map((row) => row && { ...row, poolId: row.poolId || pool }),
          ),
      },
    ],
  }
}

/** What bots store: rows by the name of their pool, newest first. Rows of an old log name pools in words of their own, so the group counts. */
export const readBotStore: FormatReader = (document) => {
  const root = rootOf(document)
  const data = root?.record('data')
  const pools = data?.keys().filter((key) => data.list(key)) ?? []
  if (!root || !data || pools.length === 0 || root.text('data_time') === '') return null
  const [first] = pools.flatMap((pool) => data.list(pool)?.slice(0, 1) ?? []).flatMap((row) => FileRecord.of(row) ?? [])
  const isKuro = first?.get('cardPoolType') !== undefined || first?.get('qualityLevel') !== undefined
  const rows = pools.flatMap((pool) =>
    (data.list(pool) ?? []).map((value) => {
      const row = LenientRow.of(value)
      const own = row?.text('poolId') ?? ''
      return row?.draft({ poolId: !isKuro && poolIdPattern.test(own) ? own : pool }) ?? null
    }),
  )
  return {
    format: isKuro ? 'WutheringWavesUID' : 'GenshinUID',
    accounts: [{ ...NEWEST_FIRST, gameId: isKuro ? 'wuthering' : null, uid: root.text('uid'), section: 'data', rows }],
  }
}

/** feixiaoqiu for starrail: rows joined by `#`, their fields by `_`; a name may hold one too. */
export const readFeixiaoqiu: FormatReader = (document) => {
  const record = rootOf(document)?.get('record')
  if (typeof record !== 'string' || !record.includes('_')) return null
  const rows = record.split('#').flatMap((line) => {
    const fields = line.split('_')
    if (fields.length < 8) return []
    const [poolId = '', kind = ''] = fields
    const [rankType = '', itemId = '', time = '', id = '', gachaId = ''] = fields.slice(-5)
    const name = fields.slice(2, -5).join('_')
    return [{ poolId, itemType: kind === '1' ? 'Character' : 'Light Cone', name, rankType, itemId, time, id, gachaId }]
  })
  if (rows.length === 0) return null
  const account: DraftAccount = {
    ...{ ...NEWEST_FIRST, gameId: 'starrail', section: 'record' },
    rows: rows.map((row) => ({ ...row, count: '', order: '' })),
  }
  return { format: 'feixiaoqiu', accounts: [account] }
}

/** Of an object with `retcode` or `code` and the rows in `data`. */
function answerRows(root: FileRecord | null): readonly unknown[] | null {
  if (!root || (root.get('retcode') === undefined && root.get('code') === undefined)) return null
  return root.list('data') ?? root.record('data')?.list('list') ?? null
}

function drawn(format: string, rows: readonly unknown[]): Draft | null {
  const read = rows.map((value) => LenientRow.of(value))
  const known = read.filter((row) => row?.isPull)
  if (known.length === 0 || known.length * 2 < rows.length) return null
  const isKuro = known.some(
    (row) => row?.column('cardPoolType') !== undefined || row?.column('qualityLevel') !== undefined,
  )
  const accounts = [...groupByUid(read, (row) => row?.text('uid') ?? '')].map(([uid, found]) => ({
    ...{ ...NEWEST_FIRST, gameId: isKuro ? ('wuthering' as const) : null, uid, section: uid || 'list', isByRow: true },
    rows: found.map((row) => row?.draft() ?? null),
  }))
  return { format, accounts }
}
