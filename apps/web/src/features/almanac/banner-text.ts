import type { AlmanacBanner, AlmanacEntry } from '@ephemeris/core/almanac/almanac'
import type { GameId } from '@ephemeris/core/games/game'
import { dayRangeText, dayText } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { fixedClock } from '@ephemeris/core/time/clock'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale, useTranslations } from 'use-intl'
import { useNow } from '#web/lib/time/page-clock'
import { useServerOffsets } from '#web/state/server-zone'
import { useClockNames } from '#web/state/words/clock-name'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

export interface BannerText {
  /** Whose days these are, where the device has another clock. */
  readonly clockName: string | null
  day(at: Instant): string
  /** `Sep 2020` */
  month(at: Instant): string
  dates(banner: AlmanacBanner): string
  /** `after 168 days`; empty where no one knows. */
  wait(banner: AlmanacBanner, entry: AlmanacEntry): string
  /** What a lane shows, in words. */
  lane(entry: AlmanacEntry): string
  /** One banner, for reading aloud. */
  spoken(banner: AlmanacBanner, entry: AlmanacEntry): string
}

/** Words for banners, on the calendar of the server on which the game is played. */
export function useBannerText(gameId: GameId, isFromLaunch: boolean): BannerText {
  const t = useTranslations('almanac')
  const language = useLocale()
  const clock = fixedClock(useServerOffsets()(gameId))

  const clockName = useClockNames().ofPage(clock, useNow(MINUTE_MS))

  const text: BannerText = {
    clockName,
    day: (at) => dayText(dayOf(at, clock), language, DAY),
    month: (at) => dayText(dayOf(at, clock), language, { year: 'numeric', month: 'short' }),
    dates: ({ startAt, endAt, isPermanent }) => {
      if (isPermanent) return t('cell.permanent', { day: text.day(startAt) })
      if (endAt === null) return t('cell.openEnd', { day: text.day(startAt) })
      return dayRangeText(dayOf(startAt, clock), dayOf(endAt, clock), language)
    },
    wait: (banner, { banners }) => {
      if (banner.daysAfter !== null) return t('cell.after', { days: banner.daysAfter })
      if (banners[0] !== banner) return ''
      return t(isFromLaunch ? 'cell.first' : 'cell.earliest')
    },
    lane: ({ begun, current, standing, daysSince }) => {
      if (!current || standing === 'new') return t('spoken.unscheduled')
      const values = { banners: t('banners', { count: begun }), dates: text.dates(current) }
      if (standing === 'running') return t('spoken.running', values)
      if (standing === 'announced') return t('spoken.announced', values)
      return daysSince === null ? t('spoken.open', values) : t('spoken.past', { ...values, days: daysSince })
    },
    spoken: (banner, entry) =>
      t('spoken.banner', {
        version: banner.version ?? '',
        dates: text.dates(banner),
        wait: text.wait(banner, entry),
      }).trim(),
  }
  return text
}
