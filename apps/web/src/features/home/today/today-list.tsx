import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Instant } from '@ephemeris/core/time/instant'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/today/today-list.module.css'
import { TodayRow } from '#web/features/home/today/today-row.tsx'

interface TodayListProps {
  activities: readonly PlacedActivity[]
  moment: 'end' | 'start'
  now: Instant
}

const SHOWN_FIRST = 5

/** The first five, and the others on demand. */
export function TodayList({ activities, moment, now }: TodayListProps) {
  const t = useTranslations('home')
  const [isWhole, setWhole] = useState(false)
  const rest = activities.length - SHOWN_FIRST
  if (activities.length === 0) return null

  return (
    <>
      <ul className={styles.list}>
        {(isWhole ? activities : activities.slice(0, SHOWN_FIRST)).map((activity) => (
          <TodayRow key={activity.id} activity={activity} moment={moment} now={now} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('today.fewer') : t('today.more', { count: rest })}
        </button>
      )}
    </>
  )
}
