import type { FactTime } from '@ephemeris/core/gacha/facts'
import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import type { Provenance } from '../confidence.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { rowsOf } from '../row.ts'

/** A featured item whose id no source gives yet. */
export interface PendingItem {
  readonly rank: number
  readonly name: PartialText
}

/**
 * One banner. Parallel banners of one pool are a row each in genshin and wuthering; rows of starrail and zenless until
 * mid-2026 hold all parallel featured items of that pool and window.
 */
export interface Banner extends Provenance {
  readonly id: string
  /** The pool's id in the game's own log; `null` for a kind of banner without a known id. */
  readonly pool: string | null
  readonly version: string
  /** 1 opens with the version, later ones inside it. */
  readonly phase: number
  readonly name: PartialText
  readonly start: FactTime
  /** `null`: not known, or never (`isPermanent`). */
  readonly end: FactTime | null
  readonly isPermanent: boolean
  readonly featured5: readonly string[]
  /** `null`: not found, unlike an empty list. */
  readonly featured4: readonly string[] | null
  readonly pending: readonly PendingItem[]
}

/** Under which its translations are found. */
export function pendingKey(name: PartialText): string {
  return name.en ?? name['zh-Hans'] ?? ''
}

export function readBanners(file: unknown, where: string): readonly Banner[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    pool: row.textOrNull('pool'),
    version: row.text('version'),
    phase: row.number('phase'),
    name: row.name('name'),
    start: row.text('start'),
    end: row.textOrNull('end'),
    isPermanent: row.flag('isPermanent'),
    featured5: row.texts('featured5'),
    featured4: row.textsOrNull('featured4'),
    pending: row.rows('pending').map((item) => ({ rank: item.number('rank'), name: item.name('name') })),
    ...row.provenance(),
  }))
}

export const BANNERS: ByGame<readonly Banner[]> = readKind(CATALOGUE_FILES_BY_GAME, 'banners', readBanners)
