import type { PoolFacts } from '@ephemeris/core/gacha/facts'
import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import { CONFIDENCES, type Confidence } from '../confidence.ts'
import { PULL_FILES_BY_GAME } from '../games/pull-files.ts'
import { rowsOf } from '../row.ts'

/** One pool of pulls, with what only the facts' own checks and the labels of banners need. */
export interface Pool extends PoolFacts {
  readonly kind: string
  /** A shorter name of ours for places where banners are listed; `null` where the name is short enough. */
  readonly label: PartialText | null
  readonly featuredRule: string
  /** Tickets that the first ten-pull of a banner takes where it takes fewer than ten. */
  readonly firstTenCosts: number | null
  readonly confidence: {
    readonly hardPity: Confidence
    readonly rates: Confidence
    readonly softPity: Confidence
    readonly ticket: Confidence
  }
  readonly src: readonly string[]
  readonly note: string | null
}

export function readPools(file: unknown, where: string): readonly Pool[] {
  return rowsOf(file, where).map((row) => {
    const fourStar = row.row('fourStar')
    const confidence = row.row('confidence')
    return {
      id: row.text('id'),
      kind: row.text('kind'),
      aliases: row.textsOrNull('aliases') ?? [],
      name: row.name('name'),
      label: row.nameOrNull('label'),
      itemTypes: row.texts('itemTypes'),
      hardPity5: row.numberOrNull('hardPity5'),
      baseRate5: row.number('baseRate5'),
      consolidatedRate5: row.numberOrNull('consolidatedRate5'),
      lastFlatPull: row.numberOrNull('lastFlatPull'),
      softSlope: row.numberOrNull('softSlope'),
      rateRounding5: row.numberOrNull('rateRounding5'),
      measured5: row.has('measured5')
        ? {
            by: row.row('measured5').text('by'),
            steps: row
              .row('measured5')
              .rows('steps')
              .map((step) => ({ after: step.number('after'), slope: step.number('slope') })),
          }
        : null,
      featuredRate5: row.numberOrNull('featuredRate5'),
      statedWinShare: row.numberOrNull('statedWinShare'),
      reportedWinShare: row.numberOrNull('reportedWinShare'),
      chosenRate5: row.numberOrNull('chosenRate5'),
      pointsToGuarantee: row.numberOrNull('pointsToGuarantee'),
      pointsSince: row.textOrNull('pointsSince'),
      isFirstChosen: row.flag('isFirstChosen'),
      hasCoinFlip: row.flagOrNull('hasCoinFlip'),
      guaranteeAfterLoss: row.flag('guaranteeAfterLoss'),
      onlyLosersKnownUntil: row.textOrNull('onlyLosersKnownUntil'),
      featuredRule: row.text('featuredRule'),
      fourStar: {
        baseRate: fourStar.numberOrNull('baseRate'),
        consolidatedRate: fourStar.numberOrNull('consolidatedRate'),
        hardPity: fourStar.numberOrNull('hardPity'),
        featuredRate: fourStar.numberOrNull('featuredRate'),
      },
      sharesPityWith: row.texts('sharesPityWith'),
      isOutcomeComputed: row.flag('isOutcomeComputed'),
      maxPulls: row.numberOrNull('maxPulls'),
      endsAfterFiveStar: row.flag('endsAfterFiveStar'),
      ticket: row.textOrNull('ticket'),
      firstTenCosts: row.numberOrNull('firstTenCosts'),
      opened: row.text('opened'),
      confidence: {
        hardPity: confidence.oneOf('hardPity', CONFIDENCES),
        rates: confidence.oneOf('rates', CONFIDENCES),
        softPity: confidence.oneOf('softPity', CONFIDENCES),
        ticket: confidence.oneOf('ticket', CONFIDENCES),
      },
      src: row.texts('src'),
      note: row.textOrNull('note'),
    }
  })
}

export const POOLS: ByGame<readonly Pool[]> = readKind(PULL_FILES_BY_GAME, 'pools', readPools)
