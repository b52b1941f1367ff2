import { groupBy } from '../../gacha/group-by.ts'
import { FileRecord } from '../../json/file-record.ts'
import { cellText } from '../document.ts'
import { listOf, rootOf } from '../document-views.ts'
import { NEWEST_FIRST, PLAIN } from '../rows/accounts.ts'
import { type DraftRow, draftRow, type FormatReader } from '../rows/draft.ts'
import { LenientRow, lenientRows } from '../rows/lenient-row.ts'
import { poolIdPattern } from '../rows/patterns.ts'
import { poolByName } from '../rows/pool-names.ts'

/** WuWa Tracker's export: newest first, times in UTC, `group` counting a ten-pull from its oldest. (UIGF-8) */
export const readTracker: FormatReader = (document) => {
  const root = rootOf(document)
  const pulls = root?.list('pulls')
  if (!root || !pulls) return null
  const account = { ...NEWEST_FIRST, gameId: 'wuthering', uid: root.text('playerId'), section: 'pulls' } as const
  return { format: 'wuwatracker', accounts: [{ ...account, rows: lenientRows(pulls, { id: '' }) }] }
}

/** WuWa Tracker's export of 2024: lists by pool in the order of their numbers. */
export const readTrackerHistory: FormatReader = (document) => {
  const pools = listOf(document)
  if (!pools?.every(Array.isArray)) return null
  const some = pools.flatMap((pool: unknown[]) => pool.slice(0, 5)).flatMap((row) => FileRecord.of(row) ?? [])
  if (!some.some((row) => ['n', 't', 'q'].every((key) => row.get(key) !== undefined))) return null
  const rows = pools.flatMap((pool, place) => pool.map((value) => shortRow(value, String(place + 1))))
  return { format: 'wuwatracker 2024', accounts: [{ ...NEWEST_FIRST, gameId: 'wuthering', section: 'list', rows }] }
}

/** WuWa Tracker's file on a drive: pairs of a pool's place and its rows. */
export const readTrackerDrive: FormatReader = (document) => {
  const root = rootOf(document)
  const pairs = root?.list('data')?.filter((pair) => Array.isArray(pair) && Array.isArray(pair[1])) ?? []
  if (!root || pairs.length === 0) return null
  const rows = pairs.flatMap((pair) => {
    const [place, list] = pair as [unknown, unknown[]]
    const pool = String(Number(cellText(place)) + 1)
    return list.map((value) => {
      const row = LenientRow.of(value)
      return row?.isPull ? row.draft({ id: '', poolId: row.text('poolId') || pool }) : shortRow(value, pool)
    })
  })
  const uid = root.text('playerId') || root.text('uid')
  return { format: 'wuwatracker', accounts: [{ ...NEWEST_FIRST, gameId: 'wuthering', uid, section: 'data', rows }] }
}

function shortRow(value: unknown, poolId: string): DraftRow | null {
  const row = FileRecord.of(value)
  return row && draftRow({ poolId, name: row.text('n'), time: row.text('t'), rankType: row.text('q') })
}

/** wuwa-gacha-tool: the log's answers under the number of their pool; `isMock` rows are made up. (UIGF-8) */
export const readKeyedPools: FormatReader = (document) => {
  const root = rootOf(document)
  const pools = root?.keys().filter((key) => poolIdPattern.test(key) && root.list(key)) ?? []
  if (!root || pools.length === 0) return null
  const rows = pools.flatMap((pool) => kuroRows(root.list(pool) ?? [], pool))
  return {
    format: 'wuwa-gacha-tool',
    accounts: [{ ...NEWEST_FIRST, gameId: 'wuthering', uid: uidOf(root), section: 'pools', rows }],
  }
}

/** WutheringWavesTool: the log's answers under the name of their pool, and nothing else. */
export const readNamedPools: FormatReader = (document) => {
  const root = rootOf(document)
  const pools = root?.keys().filter((key) => root.list(key)) ?? []
  const some = pools.flatMap((pool) => root?.list(pool)?.slice(0, 5) ?? []).flatMap((row) => FileRecord.of(row) ?? [])
  const isRow = (row: FileRecord) => row.get('qualityLevel') !== undefined && row.get('time') !== undefined
  if (!root || !some.some(isRow)) return null
  const rows = pools.flatMap((pool) => {
    const rows = kuroRows(root.list(pool) ?? [], poolByName('wuthering', pool) === null ? undefined : pool)
    return rows.map((row) => row && { ...row, poolId: row.poolId || pool })
  })
  return {
    format: 'WutheringWavesTool',
    accounts: [{ ...NEWEST_FIRST, gameId: 'wuthering', uid: uidOf(root), section: 'pools', rows }],
  }
}

function uidOf(root: FileRecord): string {
  return root.firstText('uid', 'playerId') || (root.record('info')?.firstText('uid', 'playerId') ?? '')
}

/** WaveTools' store: `info.uid` and a list of pools with their records. */
export const readWaveTools: FormatReader = (document) => {
  const root = rootOf(document)
  const pools = root?.list('list')?.flatMap((value) => FileRecord.of(value) ?? []) ?? []
  if (!root || !pools.some((pool) => pool.list('records'))) return null
  const rows = pools.flatMap((pool) => {
    const type = pool.text('cardPoolId')
    return kuroRows(
      pool.list('records') ?? [],
      poolIdPattern.test(type) && type.length < 3 ? type : pool.text('cardPoolType'),
    )
  })
  const uid = root.record('info')?.text('uid') ?? ''
  return { format: 'WaveTools', accounts: [{ ...NEWEST_FIRST, gameId: 'wuthering', uid, section: 'list', rows }] }
}

/** WuWa Pal: banners of letters, oldest first; version 1 had profiles. */
export const readWuwaPal: FormatReader = (document) => {
  const root = rootOf(document)
  const profiles = root?.record('profiles')
  if (root?.list('banners') && (root.list('accounts') || root.text('version') !== '')) {
    const banners = (root.list('banners') ?? []).flatMap((value) => FileRecord.of(value) ?? [])
    const accounts = (root.list('accounts') ?? []).flatMap((value) => FileRecord.of(value) ?? [])
    // The first account of a name counts.
    const players = new Map(accounts.toReversed().map((one) => [one.text('displayName'), one.text('playerId')]))
    const profilesByName = groupBy(banners, (banner) => banner.text('profile'))
    return {
      format: 'WuWa Pal',
      accounts: [...profilesByName].map(([name, own]) => {
        const uid = players.get(name) || (/^\d{9}$/.test(name) ? name : '')
        return {
          ...PLAIN,
          gameId: 'wuthering',
          uid,
          section: name || 'banners',
          rows: own.flatMap((banner) => palRows(banner)),
        }
      }),
    }
  }
  const own = profiles?.keys().flatMap((key) => {
    const profile = profiles.record(key)
    return profile && bannersOf(profile).length > 0 ? [{ key, profile }] : []
  })
  if (!own || own.length === 0) return null
  return {
    format: 'WuWa Pal',
    accounts: own.map(({ key, profile }) => ({
      ...{ ...PLAIN, gameId: 'wuthering', uid: profile.text('player_id'), section: key },
      rows: bannersOf(profile).flatMap(({ name, banner }) => palRows(banner, name)),
    })),
  }
}

/** A list, or an object of banners under their names. */
function bannersOf(profile: FileRecord) {
  const list = profile.list('banners')?.map((value) => ({ name: '', banner: FileRecord.of(value) }))
  const named = profile.record('banners')
  return list ?? named?.keys().map((name) => ({ name, banner: named.record(name) })) ?? []
}

function palRows(banner: FileRecord | null, name = ''): readonly (DraftRow | null)[] {
  const poolId = name || (banner?.firstText('name', 'store_id') ?? '')
  return (banner?.list('items') ?? []).map((value) => {
    const row = FileRecord.of(value)
    return (
      row &&
      draftRow({
        poolId,
        name: row.text('n'),
        time: row.text('t'),
        rankType: row.text('q'),
        ...(row.text('s') === 'm' && { noPull: 'manual' }),
      })
    )
  })
}

/** Tethys */
export const readTethys: FormatReader = (document) => {
  const root = rootOf(document)
  if (root?.text('format') !== 'tethys_convene_history') return null
  const list = root.keys().flatMap((key) => root.list(key) ?? [])
  return {
    format: 'Tethys',
    accounts: [
      {
        ...{ ...NEWEST_FIRST, gameId: 'wuthering', uid: root.firstText('uid', 'playerId'), section: 'list' },
        rows: lenientRows(list, { id: '' }),
      },
    ],
  }
}

function kuroRows(list: readonly unknown[], pool: string | undefined): readonly (DraftRow | null)[] {
  return list.map((value) => {
    const row = LenientRow.of(value)
    const known: Partial<DraftRow> = {
      id: '',
      ...(pool !== undefined && { poolId: pool }),
      ...(row?.column('isMock') === true && { noPull: 'invented' }),
    }
    return row?.draft(known) ?? null
  })
}
