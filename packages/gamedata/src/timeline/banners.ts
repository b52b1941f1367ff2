import type { PartialText } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { flag, name, number, orNull, provenance, type RowsOf, someText, texts } from '../shape.ts'

/**
 * One banner. Parallel banners of one pool are a row each in genshin and wuthering; rows of starrail and zenless until
 * mid-2026 hold all parallel featured items of that pool and window.
 */
const banner = z.strictObject({
  id: someText,
  /** The pool's id in the game's own log; `null` for a kind of banner without a known id. */
  pool: orNull(someText),
  version: someText,
  /** 1 opens with the version, later ones inside it. */
  phase: number,
  name,
  start: someText,
  /** `null`: not known, or never (`isPermanent`). */
  end: orNull(someText),
  isPermanent: flag,
  featured5: texts,
  /** `null`: not found, unlike an empty list. */
  featured4: orNull(texts),
  /** Featured items whose id no source gives yet. */
  pending: z._default(z.array(z.strictObject({ rank: number, name })), []),
  ...provenance,
})

export type Banner = RowsOf<typeof banner>

/** Under which its translations are found. */
export function pendingKey(name: PartialText): string {
  return name.en ?? name['zh-Hans'] ?? ''
}

export const BANNERS = readKind(CATALOGUE_FILES_BY_GAME, 'banners', z.array(banner))
