import { groupBy } from '../../gacha/group-by.ts'
import type { GameId } from '../../games/game.ts'
import type { DraftAccount, DraftRow } from './draft.ts'
import { LenientRow } from './lenient-row.ts'

/** What most formats have: the server's clock, ids where there are some, the oldest first. */
export const PLAIN = {
  gameId: null,
  uid: '',
  zone: null,
  isNewestFirst: false,
} as const satisfies Partial<DraftAccount>

export const NEWEST_FIRST = { ...PLAIN, isNewestFirst: true } as const

/** The accounts of rows that each name their own. */
export function accountsByUid(
  rows: readonly unknown[],
  base: Pick<DraftAccount, 'gameId' | 'isNewestFirst'>,
  draftOf: (row: LenientRow) => DraftRow = (row) => row.draft(),
): readonly DraftAccount[] {
  const read = rows.map((value) => LenientRow.of(value))
  const groups = groupByUid(read, (row) => row?.text('uid') ?? '')
  return [...groups].map(([uid, found]) => ({
    ...{ ...PLAIN, ...base, uid, isByRow: true },
    section: uid,
    rows: found.map((row) => row && draftOf(row)),
  }))
}

/** Rows by their account. Those that name none are of the only one that the others name. (UIGF-3) */
export function groupByUid<Row>(
  rows: readonly Row[],
  uidOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const uids = new Set(rows.map(uidOf).filter((uid) => uid !== ''))
  const [only = ''] = uids.size === 1 ? uids : []
  return groupBy(rows, (row) => uidOf(row) || only)
}

export function isNamed(game: string): GameId | null {
  return GAMES.get(game.toLowerCase()) ?? null
}

const GAMES: ReadonlyMap<string, GameId> = new Map([
  ...(['hk4e', 'gi', 'genshin', '0', '3'] as const).map((name) => [name, 'genshin'] as const),
  ...(['hkrpg', 'hsr', 'starrail', '1'] as const).map((name) => [name, 'starrail'] as const),
  ...(['nap', 'zzz', 'zenless', '2'] as const).map((name) => [name, 'zenless'] as const),
])
