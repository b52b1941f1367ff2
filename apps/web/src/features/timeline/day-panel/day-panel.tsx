import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { daysFromToday } from '@ephemeris/core/activity/timing'
import { dayText, fullDay } from '@ephemeris/core/language/dates'
import { type CalendarDay, calendarDay, formatDay, startOfDay } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { activitiesOn } from '@ephemeris/core/timeline/day'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DayEntry } from '#web/features/timeline/day-panel/day-entry.tsx'
import styles from '#web/features/timeline/day-panel/day-panel.module.css'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { useWindow } from '#web/lib/page/media'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { openOwnForm } from '#web/state/timeline/own-form'
import { useClockNames } from '#web/state/words/clock-name'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Of what only runs through the day, before the fold: what ends first; more where a desktop has room below few others. */
const RUNNING_SHOWN = 6
const SHOWN_ON_DESKTOPS = 12

interface DayPanelProps {
  day: CalendarDay
  /** In the order of the rows. */
  activities: readonly PlacedActivity[]
  onDay: (day: CalendarDay) => void
  onOpen: (activityId: string) => void
  onMark: AskForMark
  onClose: () => void
}

/** What ends, starts and runs on one day. (TL-11) */
export function DayPanel({ day, activities, onDay, onOpen, onMark, onClose }: DayPanelProps) {
  const t = useTranslations('timeline')
  const language = useLocale()
  const clock = useDisplayedClock()
  const { ending, starting, running } = activitiesOn(activities, day, clock)
  const now = useNow(MINUTE_MS)
  // What is over already is no longer to be done: it comes last.
  const endingNext = ending.toSorted((one, other) => Number(one.endAt <= now) - Number(other.endAt <= now))
  const others = ending.length + starting.length
  const count = others + running.length
  const shown = useWindow('desk') ? Math.max(RUNNING_SHOWN, SHOWN_ON_DESKTOPS - others) : RUNNING_SHOWN
  const actions = { onOpen, onMark }

  return (
    <Modal placement="end" widthPx={460} label={fullDay(day, language)} onClose={onClose}>
      <DayHeader
        day={day}
        counts={{ count, ending: ending.length, starting: starting.length }}
        onStep={(days) => onDay(calendarDay(day + days))}
        onClose={onClose}
      />
      <div className={styles.list}>
        <DayGroup label={t('day.ending')} activities={endingNext} moment="end" {...actions} />
        <DayGroup label={t('day.starting')} activities={starting} moment="start" {...actions} />
        <DayGroup label={t('day.running')} activities={running} moment="both" limit={shown} {...actions} />
        {count === 0 && (
          <Stack as="p" align="center" gap={16} text="quiet" className={styles.empty}>
            <EmptyStar />
            <span>{t('day.empty')}</span>
          </Stack>
        )}
        <Row justify="center" padY={12}>
          <Button onClick={() => openOwnForm({ day })}>
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            {t('day.add')}
          </Button>
        </Row>
      </div>
    </Modal>
  )
}

interface DayGroupProps {
  label: string
  activities: readonly PlacedActivity[]
  /** Which of its moments an entry says: the one that lies on the day, or both. */
  moment: 'start' | 'end' | 'both'
  /** What exceeds it is folded. */
  limit?: number
  onOpen: (activityId: string) => void
  onMark: AskForMark
}

/** The activities that touch a day in one way; nothing at all where there are none. */
function DayGroup({ label, activities, moment, limit = activities.length, ...actions }: DayGroupProps) {
  const t = useTranslations('timeline')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const rest = activities.slice(limit)
  if (activities.length === 0) return null

  return (
    <section aria-labelledby={id}>
      <Row as="h3" id={id} justify="between" text="overline" className={styles.label}>
        <span>{label}</span>
        <span>{activities.length}</span>
      </Row>
      <Stack gap={6}>
        <Entries activities={activities.slice(0, limit)} moment={moment} {...actions} />
        {rest.length > 0 && (
          <Disclosure title={t('day.more', { count: rest.length })} isOpen={isOpen} onToggle={setOpen}>
            <Entries activities={rest} moment={moment} {...actions} />
          </Disclosure>
        )}
      </Stack>
    </section>
  )
}

function Entries({ activities, ...actions }: Omit<DayGroupProps, 'label' | 'limit'>) {
  return (
    <Stack as="ul" gap={6}>
      {activities.map((activity) => (
        <DayEntry key={activity.id} activity={activity} {...actions} />
      ))}
    </Stack>
  )
}

interface DayHeaderProps {
  day: CalendarDay
  /** All that the day holds, and of it what ends and what starts. */
  counts: { count: number; ending: number; starting: number }
  onStep: (days: 1 | -1) => void
  onClose: () => void
}

/** The day in large figures, how far it is from today, what it holds, and the way to its neighbours. */
function DayHeader({ day, counts, onStep, onClose }: DayHeaderProps) {
  const t = useTranslations('timeline')
  const language = useLocale()
  const clock = useDisplayedClock()
  const offset = daysFromToday(day, useNow(MINUTE_MS), clock)
  const clockName = useClockNames().ofPage(clock, startOfDay(day, clock))

  return (
    <Grid as="header" align="center" gap={12} rowGap={2} className={styles.header}>
      <span className={styles.numeral} aria-hidden>
        {Number(formatDay(day).slice(8))}
      </span>
      <div className={styles.headWords}>
        <Text kind="title" as="h2" className={styles.day} aria-label={fullDay(day, language)}>
          {dayText(day, language, { weekday: 'long' })}{' '}
          <Text kind="hint" oneLine>
            <Text kind="medium">{dayText(day, language, { year: 'numeric', month: 'long' })}</Text>
          </Text>
        </Text>
        <Row as="p" wrap gap={8} rowGap={2} text="note" className={styles.facts}>
          <Row
            as="span"
            inline
            padX={10}
            text="bold"
            className={styles.relative}
            data-today={offset === 0 || undefined}
          >
            <RelativeDay offset={offset} />
          </Row>
          <span>{t('day.counts', counts)}</span>
          {clockName && <span>{clockName}</span>}
        </Row>
      </div>
      <Row>
        <IconButton label={t('day.previous')} icon={ChevronLeft} onClick={() => onStep(-1)} />
        <IconButton label={t('day.next')} icon={ChevronRight} onClick={() => onStep(1)} />
        <IconButton label={t('close')} icon={X} onClick={onClose} />
      </Row>
    </Grid>
  )
}

/** Today, tomorrow, yesterday, in N days or N days ago. (TL-30) */
function RelativeDay({ offset }: { offset: number }) {
  const t = useTranslations('timeline')
  if (offset === 0) return t('day.today')
  if (offset === 1) return t('day.tomorrow')
  if (offset === -1) return t('day.yesterday')
  return offset > 0 ? t('day.later', { days: offset }) : t('day.ago', { days: -offset })
}
