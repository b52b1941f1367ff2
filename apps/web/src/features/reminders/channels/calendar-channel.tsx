import { isFeedSilent } from '@ephemeris/core/calendar/silent-feed'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslations } from 'use-intl'
import { PrivateCalendar } from '#web/features/reminders/calendar/private-calendar.tsx'
import { PublicCalendars } from '#web/features/reminders/calendar/public-calendars.tsx'
import { usePrivateFeed } from '#web/features/reminders/calendar/use-private-feed'
import { Channel, type ChannelCard } from '#web/features/reminders/channels/channel.tsx'
import { StateChip } from '#web/features/reminders/channels/state-chip.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { useAgeText } from '#web/state/words/age-text'

/** The private calendar of a signed-in user. (FEED-21) */
export function CalendarChannel() {
  const t = useTranslations('calendar')

  return (
    <Channel icon={CalendarDays} title={t('title')} line={t('what')} control={<FeedState />}>
      <PrivateCalendar />
    </Channel>
  )
}

export const CALENDAR_CARD: ChannelCard = { icon: CalendarDays, Card: CalendarChannel }

/** The public calendars, for who is signed out. (FEED-20) */
export function PublicCalendarChannel() {
  const t = useTranslations('calendar')
  return (
    <Channel icon={CalendarDays} title={t('title')} line={t('publicWhat')}>
      <PublicCalendars />
    </Channel>
  )
}

/** When a calendar last read the private feed; nothing without a feed, or while a notice says it. (FEED-21) */
function FeedState() {
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
        <StateChip tone={feed.readAt === null ? undefined : 'ok'}>{text(feed.readAt)}</StateChip>
      )}
    </span>
  )
}
