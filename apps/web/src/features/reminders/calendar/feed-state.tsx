import { isFeedSilent } from '@ephemeris/core/calendar/silent-feed'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { usePrivateFeed } from '#web/features/reminders/calendar/use-private-feed'
import { StateChip } from '#web/features/reminders/channels/state-chip.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { useAgeText } from '#web/state/words/age-text'

/** When a calendar last read the private feed; nothing without a feed, or while a notice says it. (FEED-21) */
export function FeedState() {
  const t = useTranslations('calendar')
  const ageText = useAgeText()
  const now = useNow(MINUTE_MS)
  const { data: feed } = usePrivateFeed()

  function text(readAt: NonNullable<typeof feed>['readAt']): string {
    if (readAt === null) return t('unread')
    return now - readAt < MINUTE_MS ? t('readNow') : t('read', { age: ageText(readAt) })
  }

  return (
    <span>
      {feed && !isFeedSilent(feed.readAt, now) && (
        <StateChip tone={feed.readAt === null ? 'plain' : 'good'}>{text(feed.readAt)}</StateChip>
      )}
    </span>
  )
}
