import { EXTENSION_KEY, isNewerExtension, OWN_APP } from '../../gacha/exchange/extension.ts'
import { readTimezone } from '../../gacha/exchange/timezone.ts'
import { UIGF_SECTIONS, uigfRow } from '../../gacha/exchange/uigf.ts'
import { kuroRow, wwgfRow } from '../../gacha/exchange/wuthering-rows.ts'
import type { RawRow } from '../../gacha/rows/read-row.ts'
import { FileRecord } from '../../json/file-record.ts'
import type { FileDocument } from '../document.ts'
import { rootOf } from '../document-views.ts'
import type { FileProblem, FileRefused } from '../file-reading.ts'
import { finding } from '../finding.ts'
import { NEWEST_FIRST, PLAIN } from '../rows/accounts.ts'
import { type Draft, type DraftAccount, type DraftRow, draftRow, type FormatReader } from '../rows/draft.ts'
import { extensionAccounts, extensionProblems } from './ephemeris.ts'

/** Tools that write a zone which is not that of their times, or not always. */
const UNTRUSTED =
  /genshinuid|yunzai|nekogame|zenlesstools|teyvatguide|hutao|hoyo-?buddy|heybox|小黑盒|stardb|warp-export|pizza/i
/** Tools that write both character banners as one. */
const MERGING = /^(?:genshin-wish-export|stardb)$/i

const MAJOR = /^v?(\d+)\./

/** UIGF 4.0 to 4.2 with our extension: one section per game, and others that are not read. (UIGF-4) */
export function readUigf4(document: FileDocument): Draft | FileRefused | null {
  const root = rootOf(document)
  const keys = [...UIGF_SECTIONS.map(({ section }) => section), EXTENSION_KEY]
  if (!root || !keys.some((key) => root.get(key) !== undefined)) return null
  const version = root.record('info')?.text('version') ?? ''
  if (Number(MAJOR.exec(version)?.[1] ?? 4) > 4 || isNewerExtension(root)) return { ok: false, reason: 'newer_version' }
  return {
    format: `UIGF ${version || 'v4.0'}`,
    accounts: [...uigf4Accounts(root), ...extensionAccounts(root), ...uigf4Unread(root)],
    problems: [...uigf4Problems(root), ...extensionProblems(root)],
    listsUnread: true,
  }
}

export function uigf4Accounts(root: FileRecord): readonly DraftAccount[] {
  const app = root.record('info')?.text('export_app') ?? ''
  return UIGF_SECTIONS.flatMap(({ section, gameId, groupsPools }) =>
    (root.list(section) ?? []).flatMap((value, place) => {
      const account = FileRecord.of(value)
      const list = account?.list('list')
      if (!account || !list) return []
      const rows = draftRows(list, uigfRow)
      return [
        {
          ...{ ...PLAIN, gameId, uid: account.text('uid'), section: `${section} ${place + 1}`, rows },
          zone: zoneOf(account.get('timezone'), app),
          isOurs: app === OWN_APP,
          findings: groupsPools && MERGING.test(app) ? [finding('second_banner_merged', 0)] : [],
        },
      ]
    }),
  )
}

/** Accounts without a list. */
export function uigf4Problems(root: FileRecord): readonly FileProblem[] {
  return UIGF_SECTIONS.flatMap(({ section }) =>
    (root.list(section) ?? []).flatMap((value, place): readonly FileProblem[] =>
      FileRecord.of(value)?.list('list')
        ? []
        : [{ section: `${section} ${place + 1}`, row: null, rows: 0, fault: 'list_missing' }],
    ),
  )
}

/** Sections of other games: lists of accounts as well. (DOC-32) */
export function uigf4Unread(root: FileRecord): readonly DraftAccount[] {
  const isRead = (key: string) => key === EXTENSION_KEY || UIGF_SECTIONS.some(({ section }) => section === key)
  return root.keys().flatMap((section) =>
    (isRead(section) ? [] : (root.list(section) ?? [])).map((value) => ({
      ...{ ...PLAIN, section },
      rows: (FileRecord.of(value)?.list('list') ?? []).map(() => draftRow({ unreadAs: section })),
    })),
  )
}

/** UIGF 2 and 3, SRGF, WWGF and WutheringWavesUID: `info` and one list. (UIGF-5, UIGF-8) */
export const readSingleList: FormatReader = (document) => {
  const root = rootOf(document)
  const list = root?.list('list')
  if (!root || !list) return null
  const info = root.record('info')
  const infoText = (key: string) => info?.text(key) ?? ''
  const some = list.slice(0, 5).flatMap((row) => FileRecord.of(row) ?? [])
  const has = (key: string) => some.some((row) => row.get(key) !== undefined)
  const app = infoText('export_app')
  const uid = infoText('uid') || (some.map((row) => row.text('uid')).find((text) => text !== '') ?? '')

  if (infoText('wwgf_version') !== '') {
    const account = { ...NEWEST_FIRST, gameId: 'wuthering', uid, rows: draftRows(list, wwgfRow) } as const
    return { format: `WWGF ${infoText('wwgf_version')}`, accounts: [{ ...account, section: 'WWGF' }] }
  }
  const isKuro = has('cardPoolType') && has('resourceId')
  if (isKuro || (list.length === 0 && app === 'WutheringWavesUID')) {
    const account = { ...NEWEST_FIRST, gameId: 'wuthering', uid, rows: draftRows(list, kuroRow) } as const
    return { format: 'WutheringWavesUID', accounts: [{ ...account, section: 'WutheringWavesUID' }] }
  }
  const [uigf, srgf] = [infoText('uigf_version'), infoText('srgf_version')]
  const isStarward = app === 'Starward' && has('gacha_type')
  if (uigf === '' && srgf === '' && !has('uigf_gacha_type') && !isStarward) return null
  // Starward signs every game's file as both.
  const isEither = (uigf !== '' && srgf !== '') || (isStarward && uigf === srgf)
  const gameId = isEither ? null : srgf !== '' ? 'starrail' : 'genshin'
  return {
    format: isEither ? `Starward ${uigf}`.trim() : srgf !== '' ? `SRGF ${srgf}` : `UIGF ${uigf || 'v2.0'}`,
    accounts: [
      {
        ...{
          ...PLAIN,
          gameId,
          uid,
          section: srgf !== '' && !isEither ? 'SRGF' : 'UIGF',
          rows: draftRows(list, uigfRow),
        },
        zone: zoneOf(info?.get('region_time_zone'), app),
      },
    ],
  }
}

function draftRows(list: readonly unknown[], toRaw: (row: FileRecord) => RawRow): readonly (DraftRow | null)[] {
  return list.map((value) => {
    const row = FileRecord.of(value)
    return row && toRaw(row)
  })
}

function zoneOf(value: unknown, app: string): DraftAccount['zone'] {
  const zone = readTimezone(value)
  return zone && { ...zone, isTrusted: !UNTRUSTED.test(app) }
}
