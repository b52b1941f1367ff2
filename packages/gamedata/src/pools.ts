import type { FactTime } from '@ephemeris/core/gacha/facts'
import type { PartialText } from '@ephemeris/core/language/language'
import genshin from '../data/genshin/pools.json' with { type: 'json' }
import starrail from '../data/starrail/pools.json' with { type: 'json' }
import wuthering from '../data/wuthering/pools.json' with { type: 'json' }
import zenless from '../data/zenless/pools.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { CONFIDENCES, type Confidence } from './confidence.ts'
import { rowsOf } from './row.ts'

/** One pool of pulls. Rates are shares of 1; `null` is not known or does not apply. */
export interface Pool {
  /** As in the game's own log. */
  readonly id: string
  readonly kind: string
  /** What older logs and other tools' files call it instead of the id. */
  readonly aliases: readonly string[]
  readonly name: PartialText
  /** A shorter name of ours for places where banners are listed; `null` where the name is short enough. */
  readonly label: PartialText | null
  readonly itemTypes: readonly string[]
  readonly hardPity5: number | null
  readonly baseRate5: number
  /** With pity. */
  readonly consolidatedRate5: number | null
  /** The last pull at the base rate; soft pity adds `softSlope` per pull from the next on (a community model). */
  readonly lastFlatPull: number | null
  readonly softSlope: number | null
  /** Share of featured items among 5-stars before any guarantee. */
  readonly featuredRate5: number | null
  /** The publisher's own figure for won coin flips where it is above `featuredRate5` by a rule nobody has published. */
  readonly statedWinShare: number | null
  /** What players report of won coin flips where it is above `featuredRate5` and the publisher has not stated it. */
  readonly reportedWinShare: number | null
  /** Share of the item that the player has chosen among 5-stars before any guarantee; `null`: no item is chosen. */
  readonly chosenRate5: number | null
  /** Fate points that make the next 5-star the chosen item; they end with the banner. `null`: there are none. */
  readonly pointsToGuarantee: number | null
  /** The first 5-star of a banner is the item that the player has chosen. */
  readonly isFirstChosen: boolean
  /** Whether a 5-star can be another one than the featured or chosen one. */
  readonly hasCoinFlip: boolean | null
  /** Whether a lost 5-star makes the next one a featured one, also in later banners. */
  readonly guaranteeAfterLoss: boolean
  /**
   * Until then every 5-star outside the permanent set was a featured one, although no dated banner is known: the set of
   * losers had never changed. `null`: only dated banners count.
   */
  readonly onlyLosersKnownUntil: FactTime | null
  readonly featuredRule: string
  readonly fourStar: {
    readonly baseRate: number | null
    readonly consolidatedRate: number | null
    readonly hardPity: number | null
    readonly featuredRate: number | null
  }
  /** Pools that count as one with this one. */
  readonly sharesPityWith: readonly string[]
  readonly isOutcomeComputed: boolean
  /** `null`: no limit. */
  readonly maxPulls: number | null
  /** No pull is possible after the first 5-star. */
  readonly endsAfterFiveStar: boolean
  /** What one pull takes, an id of `income.json`; `null`: not known. */
  readonly ticket: string | null
  /** Tickets that the first ten-pull of a banner takes where it takes fewer than ten. */
  readonly firstTenCosts: number | null
  /** Nobody can have pulled here before. */
  readonly opened: FactTime
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
      featuredRate5: row.numberOrNull('featuredRate5'),
      statedWinShare: row.numberOrNull('statedWinShare'),
      reportedWinShare: row.numberOrNull('reportedWinShare'),
      chosenRate5: row.numberOrNull('chosenRate5'),
      pointsToGuarantee: row.numberOrNull('pointsToGuarantee'),
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

export const POOLS: ByGame<readonly Pool[]> = readEach({ genshin, starrail, zenless, wuthering }, 'pools', readPools)
