import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/calendar/calendar-card.module.css'
import { FeedState } from '#web/features/calendar/feed-state.tsx'
import { PrivateCalendar } from '#web/features/calendar/private-calendar.tsx'
import { PublicCalendars } from '#web/features/calendar/public-calendars.tsx'
import { useIsSignedIn } from '#web/state/session'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'

/** Calendar links: a private one for a signed-in user, public ones per game for everyone else. (FEED-20) */
export function CalendarCard({ highlight }: Highlightable) {
  const t = useTranslations('calendar')
  const isSignedIn = useIsSignedIn()

  return (
    <Card icon={CalendarDays} title={t('title')} action={isSignedIn && <FeedState />} highlight={highlight}>
      <div className={styles.body}>{isSignedIn ? <PrivateCalendar /> : <PublicCalendars />}</div>
    </Card>
  )
}
