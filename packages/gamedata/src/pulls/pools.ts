import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { PULL_FILES_BY_GAME } from '../games/pull-files.ts'
import { confidence, flag, name, number, orNull, ours, type RowsOf, someText, texts } from '../shape.ts'

/** One pool of pulls: what the rules read (`PoolFacts`), and what the facts' own checks and the labels of banners need. */
const pool = z.strictObject({
  id: someText,
  kind: someText,
  aliases: z._default(texts, []),
  name,
  ours,
  /** A shorter name of ours for places where banners are listed; `null` where the name is short enough. */
  label: orNull(name),
  itemTypes: texts,
  hardPity5: orNull(number),
  baseRate5: number,
  consolidatedRate5: orNull(number),
  lastFlatPull: orNull(number),
  softSlope: orNull(number),
  rateRounding5: orNull(number),
  measured5: orNull(z.strictObject({ by: someText, steps: z.array(z.strictObject({ after: number, slope: number })) })),
  featuredRate5: orNull(number),
  statedWinShare: orNull(number),
  reportedWinShare: orNull(number),
  chosenRate5: orNull(number),
  pointsToGuarantee: orNull(number),
  pointsSince: orNull(someText),
  isFirstChosen: flag,
  hasFiftyFifty: orNull(z.boolean()),
  guaranteeAfterLoss: flag,
  onlyLosersKnownUntil: orNull(someText),
  featuredRule: someText,
  fourStar: z.strictObject({
    baseRate: orNull(number),
    consolidatedRate: orNull(number),
    hardPity: orNull(number),
    featuredRate: orNull(number),
  }),
  sharesPityWith: texts,
  isOutcomeComputed: flag,
  maxPulls: orNull(number),
  endsAfterFiveStar: flag,
  ticket: orNull(someText),
  /** Tickets that the first ten-pull of a banner takes where it takes fewer than ten. */
  firstTenCosts: orNull(number),
  opened: someText,
  confidence: z.strictObject({ hardPity: confidence, rates: confidence, softPity: confidence, ticket: confidence }),
  src: texts,
  note: orNull(someText),
})

export type Pool = RowsOf<typeof pool>

export const POOLS = readKind(PULL_FILES_BY_GAME, 'pools', z.array(pool))
