import type { FactIndex, PoolFacts } from '@ephemeris/core/gacha/facts'
import { dayRangeText, momentDayText, pastDayText, shortDayText } from '@ephemeris/core/language/dates'
import { textIn } from '@ephemeris/core/language/language'
import type { Range } from '@ephemeris/core/plan/chance/plan'
import type { ShownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { UNKNOWN_POOL } from '@ephemeris/core/plan/goals/banner-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { dayOf } from '@ephemeris/core/time/calendar'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { currencyName } from '@ephemeris/gamedata/income/currency-names'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { now } from '#web/lib/server/server-clock'
import { useMomentStyle } from '#web/state/words/moment-style'

/** Days that are further away than this have a year. */
const YEAR_MS = 300 * DAY_MS

/** How a plan's things are named, in the language of the interface. */
export function usePlanWords(index: FactIndex | null) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const language = useLocale()
  const style = useMomentStyle()

  const goalName = ({ itemId, name, copies }: Pick<PlannedGoal, 'itemId' | 'name' | 'copies'>): string => {
    const item = itemId === null ? undefined : index?.items.get(itemId)
    const one = (item && textIn(item.name, language)?.text) ?? name ?? t('undecided')
    return copies > 1 ? t('copies', { name: one, count: copies }) : one
  }

  return {
    /** `Odette ×2` */
    goalName,
    /** `Version 6.7, first half` where no banner is known yet. */
    offerName: (offer: Pick<PlannedGoal, 'itemId' | 'name' | 'expected'>): string =>
      offer.expected
        ? t('goals.half', { half: String(offer.expected.half), version: offer.expected.version })
        : goalName({ ...offer, copies: 1 }),
    /** `Character Event Wish - 2`, whose number stays on its line. */
    poolName: (poolId: string): string =>
      poolId === UNKNOWN_POOL
        ? t('newPool')
        : index
          ? poolNameIn(language, index.gameId, poolId).replace(/ - (?=\d)/, '\u00a0-\u00a0')
          : poolId,
    /** With `amount` the form that stands behind it. */
    currencyName: (id: string, amount?: number) => (index ? currencyName(index.gameId, id, { language, amount }) : id),
    /** `59–64%`, `Sure` */
    chance: (shown: ShownChance): string => {
      if (shown.kind !== 'range') return t(`chance.${shown.kind}`)
      return shown.low === shown.high ? t('chance.one', shown) : t('chance.range', shown)
    },
    /** `97–118 pulls` */
    pulls: ({ low, high }: Range): string =>
      low === high ? t('pulls', { count: low }) : t('pullRange', { low, high }),
    /** `97–118` */
    amount: ({ low, high }: Range): string => (low === high ? format.number(low) : t('amountRange', { low, high })),
    /** Whether the next 5-star is the wanted one, or the odds of that: `guaranteed`, `50/50`, `75/25`; `null`: no one knows. */
    guarantee: (pool: PoolFacts, isGuaranteed: boolean | null): string => {
      if (isGuaranteed === null) return t('owned.notSure')
      if (isGuaranteed) return t('owned.guaranteed')
      const win = Math.round(100 * (pool.featuredRate5 ?? 0.5))
      return win === 50 ? t('owned.flip') : t('owned.odds', { win, lose: 100 - win })
    },
    /** `Sep 1`, with the year where it is far away, or past and of another year. */
    date: (at: Instant): string =>
      Math.abs(at - now()) > YEAR_MS
        ? momentDayText(at, style)
        : at < now()
          ? pastDayText(at, now(), style)
          : shortDayText(at, style),
    /** `Jun 30 – Jul 21, 2026` */
    dates: (from: Instant, to: Instant): string =>
      dayRangeText(dayOf(from, style.clock), dayOf(to, style.clock), language),
    /** `Sep 1`; `about Sep 1` where it is only expected. */
    dateOf: (at: Instant, isExpected: boolean): string =>
      isExpected ? t('about', { date: shortDayText(at, style) }) : shortDayText(at, style),
  }
}

export type PlanWords = ReturnType<typeof usePlanWords>
