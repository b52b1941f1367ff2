import { readCode } from '@ephemeris/core/codes/redeem-code'
import { parseInstant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { readKind } from './by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from './games/catalogue-files.ts'
import { number } from './shape.ts'

const instantText = z.string().check(z.refine((text) => parseInstant(text) !== null, 'must be an instant'))

const pastCode = z.strictObject({
  code: z.string().check(z.refine((text) => readCode(text) === text, 'must be a code')),
  seenValidFrom: instantText,
  seenValidUntil: instantText,
  /** Not its end: the list was read every few days. */
  seenExpiredFrom: instantText,
  /** By English name; empty where the list named none. */
  rewards: z.record(z.string(), number),
})

/** Redeem codes that have ended; they are never shown as valid. (CODE-11) */
export const PAST_CODES = readKind(CATALOGUE_FILES_BY_GAME, 'codes', z.array(pastCode))
