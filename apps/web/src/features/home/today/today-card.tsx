import { phaseOf } from '@ephemeris/core/activity/timing'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { todaysActivities } from '@ephemeris/core/timeline/today'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NoActivities } from '#web/features/home/today/no-activities.tsx'
import styles from '#web/features/home/today/today.module.css'
import { TodayError } from '#web/features/home/today/today-error.tsx'
import { TodayList } from '#web/features/home/today/today-list.tsx'
import type { RenderBell } from '#web/features/home/today/today-row.tsx'
import { TodaySkeleton } from '#web/features/home/today/today-skeleton.tsx'
import { UnreadNotice } from '#web/features/home/today/unread-notice.tsx'
import type { HomeActivities } from '#web/features/home/use-home-activities'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useMarks } from '#web/state/marks'
import { PageLink } from '#web/ui/link/page-link.tsx'

interface TodayCardProps {
  activities: HomeActivities
  renderBell: RenderBell
}

/** What must not be missed: what ends within three days and is not done, and what starts today. (HOME-1, HOME-2) */
export function TodayCard({ activities, renderBell }: TodayCardProps) {
  const t = useTranslations('home')
  const now = useNow(MINUTE_MS)
  const clock = useDisplayedClock()
  const marks = useMarks()
  const { placed, isLoaded, isLoading, error } = activities
  const runningCount = placed.filter((activity) => phaseOf(activity, now) === 'running').length
  const { ending, starting } = todaysActivities(placed, { marks, now, clock })

  return (
    <section className={styles.card} aria-label={t('today.label')}>
      <div className={styles.head}>
        <h2 className={styles.cardTitle}>{t('today.ending')}</h2>
        {runningCount > 0 && (
          <PageLink to="/timeline" className={styles.all}>
            {t('today.all', { count: runningCount })}
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          </PageLink>
        )}
      </div>
      <div className={styles.notices}>
        {error !== null && <TodayError activities={activities} />}
        {isLoaded && error === null && <UnreadNotice placed={placed} now={now} />}
      </div>
      {!isLoaded && isLoading && <TodaySkeleton />}
      {isLoaded && placed.length === 0 && error === null && <NoActivities />}
      {placed.length > 0 && ending.length === 0 && <p className={styles.none}>{t('today.none')}</p>}
      <TodayList activities={ending} moment="end" now={now} renderBell={renderBell} />
      {starting.length > 0 && (
        <>
          <h2 className={styles.cardTitle}>{t('today.starting')}</h2>
          <TodayList activities={starting} moment="start" now={now} renderBell={null} />
        </>
      )}
    </section>
  )
}
