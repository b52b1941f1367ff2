import { dayText, timeText } from '@ephemeris/core/language/dates'
import type { Language } from '@ephemeris/core/language/language'
import { type CalendarDay, dayOf } from '@ephemeris/core/time/calendar'
import { fixedClock } from '@ephemeris/core/time/clock'
import { EVENING_TURNS } from '@ephemeris/core/time/evening-turn'
import { type Instant, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import type { TonightRow } from '@ephemeris/core/tonight/tonight'
import { currencyName } from '@ephemeris/gamedata/income/currency-names'
import type { IncomeSource } from '@ephemeris/gamedata/income/income'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { resetNameOf } from '@ephemeris/gamedata/income/reset-name'
import { useLocale, useTranslations } from 'use-intl'
import { useActivityWords } from '#web/state/words/activity-words'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'

/** Something that a row gives. */
export interface RowAmount {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly isTicket: boolean
}

/** How Tonight says things; all times are on the device's clock. */
export interface TonightWords {
  name(row: TonightRow): string
  /** The language of the name, where it may be missing in the current one. */
  nameLanguage(row: TonightRow): string | undefined
  /** `weekly reset at 04:00` */
  end(row: TonightRow, now: Instant): string
  amounts(row: TonightRow): readonly RowAmount[]
  /** `Tuesday`, `December 16` */
  day(day: CalendarDay, now: Instant): string
  /** `05:00` */
  time(at: Instant): string
  /** `03:59`, `Thu 05:00` of what is after the night that comes. */
  soon(at: Instant, now: Instant): string
  /** Until when it is still the evening before: `05:00`. */
  turn(): string
}

export function useTonightWords(): TonightWords {
  const t = useTranslations('tonight')
  const language = useLocale()
  const words = useActivityWords()
  const style = useDeviceMomentStyle()
  const { clock } = style

  function nameOf({ activity, gameId, sourceIds }: TonightRow): string {
    if (activity) return words.shortName(activity)
    if (gameId === 'own') return t('names.other')
    return resetNameOf({ gameId, sourceIds }, language, (name) => t(`names.${name}`))
  }

  function soonText(at: Instant, now: Instant): string {
    const weekday = dayText(dayOf(at, clock), language, { weekday: 'short' })
    const nightOf = (moment: Instant) => dayOf(instant(moment - EVENING_TURNS * MINUTE_MS), clock)
    return nightOf(at) > nightOf(now) ? `${weekday} ${timeText(at, style)}` : timeText(at, style)
  }

  function endOf(row: TonightRow, now: Instant): string {
    const { activity, gameId, sourceIds, endsAt } = row
    // A period ends a second before the reset, by which players know it.
    const at = activity ? endsAt : instant(endsAt + SECOND_MS)
    const time = soonText(at, now)
    if (activity) return t(`ends.${activity.type === 'version' ? 'event' : activity.type}`, { time })
    return t(`ends.${resetOf(sourceOf(gameId, sourceIds[0]))}`, { time })
  }

  return {
    name: nameOf,
    nameLanguage: ({ activity }) => (activity ? words.titleLanguage(activity) : undefined),
    end: endOf,
    amounts: (row) => amountsOf(row, language),
    day: (day, now) => {
      const isNear = day - dayOf(now, clock) < 7
      return dayText(day, language, isNear ? { weekday: 'long' } : { month: 'long', day: 'numeric' })
    },
    time: (at) => timeText(at, style),
    soon: soonText,
    turn: () => timeText(instant(EVENING_TURNS * MINUTE_MS), { ...style, clock: fixedClock(utcOffset(0)) }),
  }
}

function sourceOf(gameId: TonightRow['gameId'], id: string | undefined): IncomeSource | undefined {
  return gameId === 'own' ? undefined : INCOME[gameId].sources.find((source) => source.id === id)
}

function resetOf(source: IncomeSource | undefined): 'day' | 'week' | 'month' | 'version' | 'challenge' {
  const unit = source?.cadence.unit
  if (unit === 'week' || unit === 'month' || unit === 'version') return unit
  return unit === 'cycle' ? 'challenge' : 'day'
}

function amountsOf({ gameId, gives, rewards }: TonightRow, language: Language): readonly RowAmount[] {
  if (gameId === 'own') return []
  const { tickets } = INCOME[gameId]
  const isTicket = (id: string) => tickets.some((ticket) => ticket.id === id)
  const ofSources = Object.entries(gives).map(([id, amount]) => {
    const name = currencyName(gameId, id, { language, amount })
    return { id, name, amount, isTicket: isTicket(id) }
  })
  const announced = rewards.map(({ id, name, amount }) => ({ id, name, amount, isTicket: isTicket(id) }))
  return [...ofSources, ...announced].toSorted((one, other) => Number(one.isTicket) - Number(other.isTicket))
}
