import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslations } from 'use-intl'
import { FeedState } from '#web/features/reminders/calendar/feed-state.tsx'
import { PrivateCalendar } from '#web/features/reminders/calendar/private-calendar.tsx'
import { PublicCalendars } from '#web/features/reminders/calendar/public-calendars.tsx'
import { Channel, type ChannelCard } from '#web/features/reminders/channels/channel.tsx'
import { useProfile } from '#web/state/account/session'

/** The private calendar of a signed-in user. (FEED-21) */
export function CalendarChannel() {
  const t = useTranslations('calendar')
  const hasNoSlot = useProfile().data?.slotTimes.every((time) => time === null) ?? false

  return (
    <Channel icon={CalendarDays} title={t('title')} line={hasNoSlot ? t('noSlot') : t('what')} control={<FeedState />}>
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
