import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/calendar/feed-state.module.css'
import { isSilent, usePrivateFeed } from '#web/features/calendar/use-private-feed'
import { useNow } from '#web/lib/page-clock'
import { useAgeText } from '#web/state/age-text'

/** When a calendar last read the private feed; nothing without a feed, or while a notice says it. (FEED-21) */
export function FeedState() {
  const t = useTranslations('calendar')
  const ageText = useAgeText()
  const now = useNow(MINUTE_MS)
  const { data: feed } = usePrivateFeed()

  return (
    <span className={styles.place}>
      {feed && !isSilent(feed, now) && (
        <span className={styles.chip} data-read={feed.readAt !== null || undefined}>
          {feed.readAt !== null && <Check size={14} strokeWidth={2} aria-hidden />}
          {feed.readAt === null
            ? t('unread')
            : now - feed.readAt < MINUTE_MS
              ? t('readNow')
              : t('read', { age: ageText(feed.readAt) })}
        </span>
      )}
    </span>
  )
}
