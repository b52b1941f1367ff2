import type { GameId } from '../../games/game.ts'
import { type AccountReading, type AccountRows, type FactsOf, readAccount } from './account-rows.ts'
import { FileRecord } from './record.ts'
import { readTimezone } from './timezone.ts'
import { uigfRow } from './uigf.ts'
import { kuroRow, wwgfRow } from './wuthering-rows.ts'

/** A file of one account: `info` and `list`. */
export interface SingleFormat {
  readonly format: string
  readonly gameId: GameId
  readonly toRaw: AccountRows['toRaw']
  readonly mayLackId: boolean
  readonly isNewestFirst: boolean
  /** Whether `region_time_zone` is the clock of the times; formats that always write 8 do not mean it. */
  readonly hasTimezone: boolean
}

/** Which of the formats with `info` and `list` it is; `null` for none. (UIGF-5, UIGF-8) */
export function singleFormatOf(root: FileRecord): SingleFormat | null {
  const info = root.record('info')
  const list = root.list('list')
  if (!list) return null

  const first = FileRecord.of(list[0])
  const has = (key: string) => first?.get(key) !== undefined
  const version = (key: string) => info?.text(key) ?? ''
  if (version('srgf_version') !== '') {
    return { ...HOYOVERSE, format: `SRGF ${version('srgf_version')}`, gameId: 'starrail', mayLackId: false }
  }
  if (version('wwgf_version') !== '') return { ...KURO, format: `WWGF ${version('wwgf_version')}`, toRaw: wwgfRow }
  const isKuroRow = has('cardPoolType') && has('resourceId')
  if (isKuroRow || (list.length === 0 && version('export_app') === 'WutheringWavesUID')) {
    return { ...KURO, format: 'WutheringWavesUID', toRaw: kuroRow }
  }
  if (version('uigf_version') === '' && !has('uigf_gacha_type')) return null
  return { ...HOYOVERSE, format: `UIGF ${version('uigf_version') || 'v2.0'}`, gameId: 'genshin', mayLackId: true }
}

const HOYOVERSE = { toRaw: uigfRow, isNewestFirst: false, hasTimezone: true } as const
const KURO = { gameId: 'wuthering', mayLackId: true, isNewestFirst: true, hasTimezone: false } as const

export function readSingle(
  root: FileRecord,
  { format, gameId, toRaw, mayLackId, isNewestFirst, hasTimezone }: SingleFormat,
  fallbackUid: string,
  factsOf: FactsOf,
): AccountReading {
  const info = root.record('info')
  return readAccount(
    {
      section: format,
      gameId,
      uid: info?.text('uid') || fallbackUid,
      timezone: hasTimezone ? readTimezone(info?.text('region_time_zone') ?? '') : null,
      rows: root.list('list') ?? [],
      toRaw,
      mayLackId,
      isNewestFirst,
    },
    factsOf,
  )
}
