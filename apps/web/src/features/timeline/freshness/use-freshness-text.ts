import { dayOf } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { type GameFreshness, oldestOf } from '#web/features/timeline/freshness/use-freshness'
import { momentDayText, timeOrMomentText } from '#web/i18n/words/dates'
import { useReachability } from '#web/lib/server/reachability'
import { useNow } from '#web/lib/time/page-clock'
import { useRecentText } from '#web/state/words/age-text'
import { useMomentStyle } from '#web/state/words/moment-style'

/** How old all of it is: the age of the oldest game; without a server the time of what was kept. */
export function useFreshnessText(): (games: readonly GameFreshness[]) => string | null {
  const t = useTranslations('timeline')
  const { isReachable, shownSince } = useReachability()
  const recent = useRecentText()
  const style = useMomentStyle()
  const today = dayOf(useNow(MINUTE_MS), style.clock)

  return (games) => {
    const oldest = oldestOf(games)
    if (!oldest) return null
    if (games.every(({ isShipped }) => isShipped)) {
      return t('freshness.shipped', { date: momentDayText(oldest.readAt, style) })
    }
    return !isReachable && shownSince !== null ? timeOrMomentText(shownSince, today, style) : recent(oldest.readAt)
  }
}
