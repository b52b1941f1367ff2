import { groupBy } from '../../gacha/group-by.ts'
import type { GameId } from '../../games/game.ts'
import { cellText, type FileDocument, type SheetTable } from '../document.ts'
import { accountsByUid, isNamed, PLAIN } from '../rows/accounts.ts'
import type { DraftAccount, FormatReader } from '../rows/draft.ts'
import { LenientRow } from '../rows/lenient-row.ts'

function tableOf(document: FileDocument, name: string): SheetTable | null {
  const tables = document.kind === 'database' ? document.tables : []
  return tables.find((table) => table.name.toLowerCase() === name.toLowerCase()) ?? null
}

/** HoYo.Gacha: all games in one table, or one table per game before. */
export const readHoyoGachaDb: FormatReader = (document) => {
  const whole = tableOf(document, 'HG_GACHA_RECORDS')
  if (whole) {
    const accounts = [...groupBy(whole.rows, (row) => cellText(row.business))].flatMap(([business, rows]) => {
      const gameId = isNamed(business)
      return accountsByUid(rows, { gameId, isNewestFirst: false }, (row) =>
        row.draft(gameId === null ? { unreadAs: `business ${business}` } : {}),
      )
    })
    return { format: 'HoYo.Gacha', accounts }
  }
  return ofTables(document, 'HoYo.Gacha', {
    genshin_gacha_records: 'genshin',
    starrail_gacha_records: 'starrail',
    zzz_gacha_records: 'zenless',
  })
}

export const readStarwardDb: FormatReader = (document) =>
  ofTables(document, 'Starward', {
    GenshinGachaItem: 'genshin',
    GenshinBeyondGachaItem: 'genshin',
    StarRailGachaItem: 'starrail',
    ZZZGachaItem: 'zenless',
  })

function ofTables(document: FileDocument, format: string, games: Readonly<Record<string, GameId>>) {
  const accounts = Object.entries(games).flatMap(([name, gameId]): readonly DraftAccount[] => {
    const table = tableOf(document, name)
    return table ? accountsByUid(table.rows, { gameId, isNewestFirst: false }) : []
  })
  const isFormat = Object.keys(games).some((name) => tableOf(document, name))
  return isFormat ? { format, accounts } : null
}

/** Snap Hutao: rows belong to archives, of which each is an account. */
export const readHutaoDb: FormatReader = (document) => {
  const archives = tableOf(document, 'gacha_archives')
  const items = tableOf(document, 'gacha_items')
  if (!archives || !items) return null
  const uids = new Map(archives.rows.map((row) => [cellText(row.InnerId), cellText(row.Uid)]))
  const groups = groupBy(items.rows, (row) => uids.get(cellText(row.ArchiveId)) ?? '')
  return {
    format: 'Snap Hutao',
    accounts: [...groups].map(([uid, rows]) => ({
      ...{ ...PLAIN, gameId: 'genshin', uid, section: uid },
      rows: rows.map((row) => LenientRow.of(row)?.draft({ gachaId: '' }) ?? null),
    })),
  }
}

/** Any other database: NekoGame, TeyvatGuide. Its tables may have the same pulls, or each those of one game. (DOC-32) */
export const readOtherDb: FormatReader = (document) => {
  const all = document.kind === 'database' ? document.tables : []
  const tables = all.filter(({ rows }) => rows.slice(0, 5).some((row) => LenientRow.of(row)?.isPull))
  if (tables.length === 0) return null
  const isKuro = tables.some(({ name }) => name === 'gacha_logs')
  const rows = tables.flatMap((table, view) => table.rows.map((row) => ({ ...row, view })))
  const hasUid = rows.some((row) => (LenientRow.of(row)?.text('uid') ?? '') !== '')
  const base = { gameId: isKuro ? ('wuthering' as const) : null, isNewestFirst: false }
  return {
    format: isKuro ? 'NekoGame' : tables.map(({ name }) => name).join(', '),
    accounts: (hasUid ? [rows] : tables.map((table) => table.rows)).flatMap((some) =>
      accountsByUid(some, base, (row) =>
        row.draft({ view: Number(row.column('view') ?? 0), ...(isKuro && { id: '' }) }),
      ),
    ),
  }
}
