import type { Subject } from '@ephemeris/contract/votes'
import { isOfGame, type PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import type { ActivityGame, GameId } from '@ephemeris/core/games/game'
import { type CalendarDay, dayOf } from '@ephemeris/core/time/calendar'
import { NO_FILTER } from '@ephemeris/core/timeline/filter'
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import { Chart } from '#web/features/timeline/chart/chart.tsx'
import type { ChartHandle } from '#web/features/timeline/chart/chart-handle'
import { useVisibleActivities } from '#web/features/timeline/data/use-visible-activities'
import { EndsNext } from '#web/features/timeline/head/ends-next.tsx'
import { TimelineHead } from '#web/features/timeline/head/timeline-head.tsx'
import {
  fetchLayers,
  LaterActivityDialog,
  LaterDayPanel,
  LaterKeysDialog,
  LaterStatusMenu,
} from '#web/features/timeline/layers'
import { NoRows } from '#web/features/timeline/notices/no-rows.tsx'
import { SkeletonRows } from '#web/features/timeline/notices/skeleton-rows.tsx'
import { TimelineNews } from '#web/features/timeline/notices/timeline-news.tsx'
import { TimelineNotices } from '#web/features/timeline/notices/timeline-notices.tsx'
import type { MarkRequest } from '#web/features/timeline/status/status-menu.tsx'
import styles from '#web/features/timeline/timeline.module.css'
import { useCachedDrawing } from '#web/features/timeline/use-cached-drawing'
import { useLinkedActivity } from '#web/features/timeline/use-linked-activity'
import { useTimelineView } from '#web/features/timeline/use-timeline-view'
import { useWindow } from '#web/lib/page/media'
import { useOpenHere } from '#web/lib/page/router.tsx'
import { now } from '#web/lib/server/server-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useActivities } from '#web/state/timeline/activities'
import { usePlacedActivities } from '#web/state/timeline/placed-activities'
import { usePageKeys } from '#web/state/use-page-keys'
import { Stack } from '#web/ui/layout/layout.tsx'
import { SkipLink } from '#web/ui/link/skip-link.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'

interface TimelineProps {
  /** Whose times these are, until a server was chosen. */
  serverLine: ReactNode
  onLaunch: (gameId: GameId) => void
  /** The votes in the dialog of an event. */
  renderVotes: (subject: Subject) => ReactNode
  /** When and how the player hears of an activity. */
  renderBell: (activity: PlacedActivity) => ReactNode
  /** The player's chance in the dialog of a banner. */
  renderPlan: (activity: PlacedActivity) => ReactNode
}

/** What runs, comes and ends in the player's games, on one time axis. */
export function Timeline({ serverLine, onLaunch, renderBell, renderVotes, renderPlan }: TimelineProps) {
  const t = useTranslations('timeline')
  const language = useLocale()
  const clock = useDisplayedClock()
  const { mode, filter, setMode, changeFilter } = useTimelineView()
  const isOnSide = useWindow('side')
  const isWide = !useWindow('phone') && !isOnSide
  const [openId, setOpenId] = useOpenHere<string | null>(null)
  const [day, setDay] = useOpenHere<CalendarDay | null>(null)
  const [markRequest, setMarkRequest] = useOpenHere<MarkRequest | null>(null)
  const [marked, setMarked] = useState<{ readonly id: string; readonly status: Status } | null>(null)
  const [openLater, setOpenLater] = useState<readonly ActivityGame[]>([])
  const [isHelpOpen, setHelpOpen] = useOpenHere(false)
  const chart = useRef<ChartHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)

  const data = useActivities()
  const { placed, isPlaced } = usePlacedActivities(data.activities)
  const { activities, rows, shownFilter, scale, ...counts } = useVisibleActivities(placed, { mode, filter, openLater })
  const isLoaded = data.isLoaded && isPlaced
  const openActivity = placed.find(({ id }) => id === openId)
  const markedActivity = placed.find(({ id }) => id === marked?.id)
  const goToFirst = useFirstHit(chart, isLoaded && shownFilter.text === filter.text)

  const isPlain =
    openId === null && day === null && markRequest === null && filter.text === '' && openLater.length === 0
  useCachedDrawing(isLoaded, { part: section, placed, rest: () => (isPlain ? (chart.current?.rest() ?? null) : null) })

  /** By then the player is here; many visits only look. */
  const fetchAhead = () => fetchLayers(language)

  // In slices, between which the page answers.
  const openDialog = (activityId: string) => startTransition(() => setOpenId(activityId))
  const openDay = (opened: CalendarDay) => startTransition(() => setDay(opened))

  const showNow = () => chart.current?.showNow()

  usePageKeys({
    t: showNow,
    n: showNow,
    d: () => openDay(chart.current?.day() ?? dayOf(now(), clock)),
    s: () => setMode(mode === 'default' ? 'endTimeDesc' : 'default'),
    '/': () => search.current?.focus(),
    '?': () => startTransition(() => setHelpOpen(true)),
  })

  /** A second press of the same button closes the menu. */
  function askForMark(request: MarkRequest): void {
    setMarkRequest((previous) => (previous?.anchor === request.anchor ? null : request))
  }

  function toggleLater(gameId: ActivityGame): void {
    setOpenLater((open) => (open.includes(gameId) ? open.filter((id) => id !== gameId) : [...open, gameId]))
  }

  function showAndOpen(activityId: string): void {
    const folded = activities.find(({ id }) => id === activityId && rows.every((row) => row.id !== id))
    // Outside of the effect that may ask for it: the row is drawn before it is scrolled to.
    queueMicrotask(() => {
      if (folded) flushSync(() => toggleLater(folded.gameId))
      chart.current?.showActivity(activityId)
    })
    openDialog(activityId)
  }

  useLinkedActivity({
    placed: isLoaded ? placed : [],
    answer: data,
    onFound: showAndOpen,
    onMissing: () => showToast({ tone: 'error', text: t('activity.missing') }),
  })

  return (
    <Stack
      as="section"
      grow
      ref={section}
      className={styles.timeline}
      aria-label={t('title')}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {rows.length > 0 && <SkipLink onSkip={() => chart.current?.focusFirst()}>{t('chart.skip')}</SkipLink>}
      <TimelineHead
        filter={filter}
        mode={mode}
        counts={isLoaded ? counts : null}
        search={search}
        onFilter={changeFilter}
        onFirst={goToFirst}
        onMode={setMode}
      />
      <div className={styles.server}>{serverLine}</div>
      <TimelineNotices data={data} />
      {mode === 'default' && isWide && <EndsNext activities={activities} isLoaded={isLoaded} onShow={showAndOpen} />}
      <Chart
        rows={rows}
        mode={mode}
        filter={shownFilter}
        scale={scale}
        openId={openId}
        isLoaded={isLoaded}
        handle={chart}
        onOpen={openDialog}
        onLater={toggleLater}
        onMark={askForMark}
        onMarked={(id, status) => setMarked({ id, status })}
        onDay={openDay}
      >
        {data.isLoading && (
          <div className={styles.progress}>
            <Progress label={t('loading')} />
          </div>
        )}
        {data.isLoading && !isLoaded && <SkeletonRows />}
        {isLoaded && activities.length === 0 && (
          <NoRows isFiltered={placed.length > 0} onClearFilter={() => changeFilter(NO_FILTER)} />
        )}
      </Chart>
      <TimelineNews
        marked={marked && markedActivity ? { activity: markedActivity, status: marked.status } : null}
        found={filter.text !== '' && isLoaded ? activities.length : null}
      />

      {day !== null && (
        <LaterDayPanel
          day={day}
          activities={activities}
          onDay={setDay}
          onOpen={showAndOpen}
          onMark={askForMark}
          onClose={() => setDay(null)}
        />
      )}
      {openActivity && (
        <LaterActivityDialog
          activity={openActivity}
          plan={renderPlan(openActivity)}
          bell={renderBell(openActivity)}
          votes={isOfGame(openActivity) && renderVotes({ activityId: openActivity.id, gameId: openActivity.gameId })}
          onLaunch={onLaunch}
          onClose={() => setOpenId(null)}
        />
      )}
      {isHelpOpen && <LaterKeysDialog onClose={() => setHelpOpen(false)} />}
      {markRequest && <LaterStatusMenu request={markRequest} onClose={() => setMarkRequest(null)} />}
    </Stack>
  )
}

/**
 * The way from the search to the first activity that it leaves, as soon as the rows have followed what was typed. (TL-76)
 *
 * @param isCurrent the rows are those of the text in the field
 */
function useFirstHit(chart: RefObject<ChartHandle | null>, isCurrent: boolean): () => void {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isWanted || !isCurrent) return
    setWanted(false)
    // Outside of this effect: the row is drawn at once.
    queueMicrotask(() => chart.current?.focusFirst())
  }, [chart, isWanted, isCurrent])

  return () => setWanted(true)
}
