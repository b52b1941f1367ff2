import { dayOf } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import type { SortMode } from '@ephemeris/core/timeline/sort'
import type { RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { VisibleActivities } from '#web/features/timeline/data/use-visible-activities'
import { FreshnessChip } from '#web/features/timeline/freshness/freshness-chip.tsx'
import { FilterRow } from '#web/features/timeline/head/filter-row.tsx'
import styles from '#web/features/timeline/head/head.module.css'
import { SortMenu } from '#web/features/timeline/head/sort-menu.tsx'
import { TimelineSearch } from '#web/features/timeline/head/timeline-search.tsx'
import { ZoneChip } from '#web/features/timeline/head/zone-chip.tsx'
import { dayTitle } from '#web/i18n/words/dates'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'

interface TimelineHeadProps {
  filter: TimelineFilter
  mode: SortMode
  counts: Pick<VisibleActivities, 'countOf' | 'endingSoonCount'>
  search: RefObject<HTMLInputElement | null>
  onFilter: (change: Partial<TimelineFilter>) => void
  /** To the first activity that the search leaves. */
  onFirst: () => void
  onMode: (mode: SortMode) => void
}

/** The title with its date, search, sorting and the clock in force; below it what narrows the list. */
export function TimelineHead({ filter, mode, counts, search, onFilter, onFirst, onMode }: TimelineHeadProps) {
  const t = useTranslations('timeline')
  const language = useLocale()
  const clock = useDisplayedClock()
  const today = dayOf(useNow(MINUTE_MS), clock)

  return (
    <header className={styles.head}>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.date}>{dayTitle(today, language)}</p>
        <span className={styles.timelineHeadSpace} />
        <FreshnessChip place="title" />
        <TimelineSearch field={search} text={filter.text} onText={(text) => onFilter({ text })} onFirst={onFirst} />
        <SortMenu mode={mode} onMode={onMode} />
        <ZoneChip />
      </div>
      <FilterRow filter={filter} counts={counts} onFilter={onFilter} />
    </header>
  )
}
