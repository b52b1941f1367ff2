import { dayTitle } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import { SORT_MODES, type SortMode } from '@ephemeris/core/timeline/sort'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Clock3 from 'lucide-react/icons/clock-3'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { VisibleActivities } from '#web/features/timeline/data/use-visible-activities'
import { FreshnessChip } from '#web/features/timeline/freshness/freshness-chip.tsx'
import { FilterRow } from '#web/features/timeline/head/filter-row.tsx'
import styles from '#web/features/timeline/head/head.module.css'
import { LocalTimeToggle, ZoneChip } from '#web/features/timeline/head/zone-chip.tsx'
import { useWindow } from '#web/lib/page/media'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TimelineHeadProps {
  filter: TimelineFilter
  mode: SortMode
  counts: Pick<VisibleActivities, 'countOf' | 'endingSoonCount'> | null
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
  const isOnSide = useWindow('side')
  const isPhone = useWindow('phone')
  const isNarrow = useWindow('narrow')
  const clock = useDisplayedClock()
  const today = dayOf(useNow(MINUTE_MS), clock)

  return (
    <header className={styles.head}>
      <Row gap={4} className={styles.titleRow}>
        <Text
          kind={isNarrow ? 'title' : isPhone ? 'heading' : 'page'}
          as="h1"
          oneLine
          cut={isPhone}
          grow={isPhone}
          className={isOnSide ? 'visually-hidden' : styles.title}
        >
          {t('title')}
        </Text>
        <Text kind="quiet" as="p" cut className={styles.date}>
          {dayTitle(today, language)}
        </Text>
        <span className={styles.space} />
        <FreshnessChip place="title" />
        <TimelineSearch field={search} text={filter.text} onText={(text) => onFilter({ text })} onFirst={onFirst} />
        <SortMenu mode={mode} onMode={onMode} />
        <LocalTimeToggle place="title" />
        <ZoneChip />
      </Row>
      <FilterRow filter={filter} counts={counts} onFilter={onFilter} />
    </header>
  )
}

interface SortMenuProps {
  mode: SortMode
  onMode: (mode: SortMode) => void
}

/** The player's own order, or what ends first. (TL-6) */
function SortMenu({ mode, onMode }: SortMenuProps) {
  const t = useTranslations('timeline')
  const isOnSide = useWindow('side')
  const isSign = useWindow('phone') || isOnSide

  return (
    <ChoiceMenu
      label={t('sort.label', { mode: t(`sort.${mode}`) })}
      choices={SORT_MODES.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={mode}
      onChoose={onMode}
      align="end"
      className={isSign ? styles.sortSign : styles.sort}
    >
      <Clock3 size={18} strokeWidth={1.75} aria-hidden />
      {!isSign && (
        <>
          <span>{t(`sort.${mode}`)}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </>
      )}
    </ChoiceMenu>
  )
}

interface TimelineSearchProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** To the first activity that it leaves. */
  onFirst: () => void
}

/** Narrows the list while typing; on phones it is an icon until it has the focus or a text. */
function TimelineSearch({ field, text, onText, onFirst }: TimelineSearchProps) {
  const t = useTranslations('timeline')

  function clear(): void {
    onText('')
    field.current?.focus()
  }

  return (
    <Row
      as="label"
      gap={8}
      text="body"
      className={styles.search}
      data-filled={text !== '' || undefined}
      title={t('search.label')}
    >
      <Search className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={field}
        type="search"
        className={styles.field}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => onText(event.target.value)}
        enterKeyHint="search"
        onKeyDown={(event) => {
          // Enter also ends the writing of a CJK word.
          if (event.key === 'Enter' && text !== '' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            onFirst()
          }
          if (event.key !== 'Escape') return
          if (text === '') field.current?.blur()
          else clear()
          event.preventDefault()
        }}
      />
      {text !== '' && (
        <Text kind="quiet" as={Pressable} className={styles.clear} aria-label={t('search.clear')} onClick={clear}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </Text>
      )}
    </Row>
  )
}
