import { type GameId, isGameId } from '../../games/game.ts'
import { FileRecord } from '../../json/file-record.ts'
import { EXTENSION_KEY } from '../exchange/extension.ts'
import { UIGF_SECTIONS } from '../exchange/uigf.ts'
import { compareIds } from '../pull-order.ts'

/** A row of our own complete export, in the words of that file. */
export interface ExportedPull {
  /** The game's own; `null` where its log gives none. */
  readonly id: string | null
  readonly poolId: string
  /** Empty where the log names no banner. */
  readonly gachaId: string
  /** Empty where only the name is known. */
  readonly itemId: string
  /** In the language of the file. */
  readonly name: string
  readonly itemType: string
  /** The game's own rank: 3 to 5, or 2 to 4 where ranks are letters. */
  readonly rank: number
  /** `YYYY-MM-DD HH:MM:SS` on the server's clock. */
  readonly time: string
  /** Position in its second where there is no id; 0 otherwise. */
  readonly order: number
}

/** What files for other trackers are made from. */
export interface ExportedHistory {
  readonly gameId: GameId
  readonly uid: string
  /** Of the server's clock, in hours east of UTC. */
  readonly timezone: number
  /** Oldest first. */
  readonly pulls: readonly ExportedPull[]
}

/** Reads the complete export of one account, as `writePullFile` writes it; `null` for anything else. (RIVAL-1) */
export function readOwnExport(file: unknown): ExportedHistory | null {
  const root = FileRecord.of(file)
  if (!root) return null
  const standard = UIGF_SECTIONS.filter(({ isApart }) => !isApart).flatMap(({ section, gameId }) =>
    (root.list(section) ?? []).map((value) => ({ gameId: gameId as string, value })),
  )
  const rest = (root.record(EXTENSION_KEY)?.list('accounts') ?? []).map((value) => ({ gameId: null, value }))
  const parts = [...standard, ...rest].flatMap(({ gameId, value }) => partOf(value, gameId))
  const [first] = parts
  if (!first || !isGameId(first.gameId)) return null
  const { gameId, uid, timezone } = first
  return { gameId, uid, timezone, pulls: parts.flatMap(({ pulls }) => pulls).toSorted(compareExported) }
}

function partOf(value: unknown, sectionGame: string | null) {
  const account = FileRecord.of(value)
  if (!account) return []
  const pulls = (account.list('list') ?? []).flatMap((row) => FileRecord.of(row) ?? []).map(exportedPullOf)
  return [
    {
      gameId: sectionGame ?? account.text('game_id'),
      uid: account.text('uid'),
      timezone: Number(account.text('timezone')),
      pulls,
    },
  ]
}

function exportedPullOf(row: FileRecord): ExportedPull {
  return {
    id: row.text('id') || null,
    poolId: row.text('gacha_type'),
    gachaId: row.text('gacha_id'),
    itemId: row.text('item_id'),
    name: row.text('name'),
    itemType: row.text('item_type'),
    rank: Number(row.text('rank_type')),
    time: row.text('time'),
    order: Number(row.text('order')),
  }
}

/** As `comparePulls`: by time; rows without an id are the older ones of their second. */
function compareExported(a: ExportedPull, b: ExportedPull): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1
  if (a.id === null || b.id === null) return Number(a.id !== null) - Number(b.id !== null) || a.order - b.order
  return compareIds(a.id, b.id)
}
