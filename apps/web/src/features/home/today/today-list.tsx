import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Instant } from '@ephemeris/core/time/instant'
import { foldBanners } from '@ephemeris/core/timeline/fold-banners'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/today/today.module.css'
import { type RenderBell, TodayRow } from '#web/features/home/today/today-row.tsx'
import { useMedia } from '#web/lib/page/media'

interface TodayListProps {
  activities: readonly PlacedActivity[]
  moment: 'end' | 'start'
  now: Instant
  /** `null`: its rows have none. */
  renderBell: RenderBell | null
}

/** How many rows of a list are shown at first. */
const ENDING_FIRST = 8
const ENDING_FIRST_ON_PHONES = 5
const STARTING_FIRST = 3

/** The first ones, and the others on demand; the banners of one phase in one row. (HOME-13) */
export function TodayList({ activities, moment, now, renderBell }: TodayListProps) {
  const t = useTranslations('home')
  const [isWhole, setWhole] = useState(false)
  const isPhone = useMedia('(width < 48em)')
  const shownFirst = moment === 'start' ? STARTING_FIRST : isPhone ? ENDING_FIRST_ON_PHONES : ENDING_FIRST
  const folds = foldBanners(activities)
  const rest = folds.length - shownFirst
  if (activities.length === 0) return null

  return (
    <>
      <ul className={styles.list}>
        {(isWhole ? folds : folds.slice(0, shownFirst)).map((fold) => (
          <TodayRow key={fold[0].id} fold={fold} moment={moment} now={now} renderBell={renderBell} />
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
