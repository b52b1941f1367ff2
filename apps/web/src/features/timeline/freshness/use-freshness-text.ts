import { useTranslations } from 'use-intl'
import { type GameFreshness, oldestOf } from '#web/features/timeline/freshness/use-freshness'
import { momentDayText, timeText } from '#web/i18n/dates'
import { useReachability } from '#web/lib/reachability'
import { useRecentText } from '#web/state/age-text'
import { useMomentStyle } from '#web/state/moment-style'

/** How old all of it is: the age of the oldest game; without a server the time of what was kept. */
export function useFreshnessText(): (games: readonly GameFreshness[]) => string | null {
  const t = useTranslations('sources')
  const { isReachable, shownSince } = useReachability()
  const recent = useRecentText()
  const style = useMomentStyle()

  return (games) => {
    const oldest = oldestOf(games)
    if (!oldest) return null
    if (games.every(({ isShipped }) => isShipped)) {
      return t('freshness.shipped', { date: momentDayText(oldest.readAt, style) })
    }
    return !isReachable && shownSince !== null ? timeText(shownSince, style) : recent(oldest.readAt)
  }
}
