import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { momentDayText } from '@ephemeris/core/language/dates'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { foldBanners } from '@ephemeris/core/timeline/fold-banners'
import { todaysActivities } from '@ephemeris/core/timeline/today'
import { eveningOf } from '@ephemeris/core/tonight/evening'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readingStateOf } from '#web/features/home/today/reading-state'
import styles from '#web/features/home/today/today.module.css'
import { type RenderBell, TodayRow } from '#web/features/home/today/today-row.tsx'
import type { HomeActivities } from '#web/features/home/use-home-activities'
import { useReasonText } from '#web/i18n/use-error-text'
import { useWindow } from '#web/lib/page/media'
import { useReachability } from '#web/lib/server/reachability'
import { useNow } from '#web/lib/time/page-clock'
import { useConfig } from '#web/state/config'
import { useDeviceClock, useDisplayedClock } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { useMarks } from '#web/state/marks'
import { useAgeText } from '#web/state/words/age-text'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** How many rows of a list are shown at first; where few end, more that start have their room. */
const ENDING_FIRST = 8
const ENDING_FIRST_ON_PHONES = 5
const STARTING_FIRST = 3

/** Whenever the player stops, the evening lasts until 05:00 at least. */
const MIDNIGHT = 0

interface TodayCardProps {
  activities: HomeActivities
  renderBell: RenderBell
  /** Tonight's own card lists what ends before the next evening. */
  isBesideTonight?: boolean
}

/** What must not be missed: what ends within three days and is not done, and what starts today. (HOME-1, HOME-2) */
export function TodayCard({ activities, renderBell, isBesideTonight = false }: TodayCardProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const now = useNow(MINUTE_MS)
  const clock = useDisplayedClock()
  const deviceClock = useDeviceClock()
  const tonightUntil = isBesideTonight ? eveningOf(now, MIDNIGHT, deviceClock).nextAt : null
  const marks = useMarks()
  const { placed, isLoaded, isLoading, error } = activities
  const { ending, starting } = todaysActivities(placed, { marks, now, clock, tonightUntil })
  const isPhone = useWindow('phone')

  return (
    <section className={styles.card} aria-label={t('today.label')}>
      <Row gap={12} justify="between" className={styles.head}>
        <Row as="h2" text="title" className={styles.cardTitle}>
          {t('today.ending')}
        </Row>
        {placed.length > 0 && (
          <Row as={PageLink} inline gap={4} text="small" weight="bold" fixed to="/timeline" className={styles.all}>
            {shell('pages.timeline.title')}
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          </Row>
        )}
      </Row>
      <div className={styles.notices}>
        {error !== null && <TodayError activities={activities} />}
        {isLoaded && error === null && <UnreadNotice placed={placed} now={now} />}
      </div>
      {!isLoaded && isLoading && <TodaySkeleton />}
      {isLoaded && placed.length === 0 && error === null && <NoActivities />}
      {placed.length > 0 && ending.length === 0 && (
        <Text as="p" kind="quiet" className={styles.none}>
          {t('today.none')}
        </Text>
      )}
      <TodayList
        activities={ending}
        moment="end"
        now={now}
        renderBell={renderBell}
        shownFirst={isPhone ? ENDING_FIRST_ON_PHONES : ENDING_FIRST}
      />
      {starting.length > 0 && (
        <TodayList
          activities={starting}
          moment="start"
          now={now}
          renderBell={null}
          shownFirst={isPhone ? STARTING_FIRST : Math.max(STARTING_FIRST, ENDING_FIRST - 1 - ending.length)}
          title={
            <Row as="h2" text="title" className={styles.cardTitle}>
              {t('today.starting')}
            </Row>
          }
        />
      )}
    </section>
  )
}

/** Shown if there is nothing of what the player chose. (HOME-6) */
function NoActivities() {
  const t = useTranslations('home')
  return (
    <Stack gap={12} align="center" text="quiet" className={styles.empty}>
      <EmptyStar />
      <p>{t('today.nothing')}</p>
      <LinkButton to="/settings?highlight=games">{t('today.choose')}</LinkButton>
    </Stack>
  )
}

const ROWS = [72, 54, 63, 48, 58]

/** Shown in place of the rows once the wait is noticeable. */
function TodaySkeleton() {
  const t = useTranslations('home')
  return (
    <>
      <Progress label={t('today.loading')} />
      <Grid gap={24} className={styles.rows} aria-hidden>
        {ROWS.map((widthPercent) => (
          <span key={widthPercent} className={styles.skeletonRow} style={{ width: `${widthPercent}%` }} />
        ))}
      </Grid>
    </>
  )
}

interface TodayErrorProps {
  activities: Pick<HomeActivities, 'error' | 'loadedAt' | 'retry'>
}

/** Why the newest activities are missing, and from when those are that are shown. (HOME-6) */
function TodayError({ activities: { error, loadedAt, retry } }: TodayErrorProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  const age = useAgeText()

  return (
    <Notice tone="error" action={{ label: shell('retry'), onPress: retry }}>
      <span>{t('today.error', { reason: reasonText(error) })}</span>{' '}
      {loadedAt !== null && <span>{t('today.showingOld', { age: age(loadedAt) })}</span>}
    </Notice>
  )
}

interface UnreadNoticeProps {
  placed: readonly PlacedActivity[]
  now: Instant
}

/** Why no event and no banner is announced, and what to do; a server that is away has a sentence of its own. (HOME-11) */
function UnreadNotice({ placed, now }: UnreadNoticeProps) {
  const t = useTranslations('home')
  const style = useDeviceMomentStyle()
  const { data } = useConfig()
  const { isReachable } = useReachability()
  const selection = useGameSelection()
  const sources = (data?.catalogue.sources ?? []).filter(({ gameId }) => selection?.selections[gameId]?.enabled)
  const reading = isReachable ? readingStateOf(sources, placed, now) : null
  if (!reading) return null

  return (
    <Notice tone={reading.kind === 'waiting' ? 'info' : 'warn'}>
      {reading.kind === 'silent'
        ? t('today.unread.silent', { date: momentDayText(reading.readAt, style) })
        : t(`today.unread.${reading.kind}`)}
    </Notice>
  )
}

interface TodayListProps {
  activities: readonly PlacedActivity[]
  moment: 'end' | 'start'
  now: Instant
  /** `null`: its rows have none. */
  renderBell: RenderBell | null
  shownFirst: number
  /** Above the list, with the button of the others beside it. */
  title?: ReactNode
}

/** The first ones, and the others on demand; the banners of one phase in one row. (HOME-13) */
function TodayList({ activities, moment, now, renderBell, shownFirst, title }: TodayListProps) {
  const t = useTranslations('home')
  const [isWhole, setWhole] = useState(false)
  const folds = foldBanners(activities)
  const rest = folds.length - shownFirst
  if (activities.length === 0) return null

  const more = rest > 0 && (
    <Text
      as={Pressable}
      kind="small"
      weight="bold"
      className={styles.more}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      {isWhole ? t('today.fewer') : t('today.more', { count: rest })}
    </Text>
  )
  return (
    <>
      {title && (
        <Row gap={12} justify="between" className={styles.head}>
          {title}
          {more}
        </Row>
      )}
      <ul>
        {(isWhole ? folds : folds.slice(0, shownFirst)).map((fold) => (
          <TodayRow key={fold[0].id} fold={fold} moment={moment} now={now} renderBell={renderBell} />
        ))}
      </ul>
      {!title && more}
    </>
  )
}
