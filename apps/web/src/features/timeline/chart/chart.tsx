import type { ActivityGame } from '@ephemeris/core/games/game'
import { clockText } from '@ephemeris/core/language/dates'
import { type CalendarDay, dayOf, weekdayOf } from '@ephemeris/core/time/calendar'
import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import type { TimelineRow } from '@ephemeris/core/timeline/later-rows'
import { layoutRows } from '@ephemeris/core/timeline/rows'
import { DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { SortMode } from '@ephemeris/core/timeline/sort'
import { type CSSProperties, type ReactNode, type RefObject, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import { type ChartHandle, useChartHandle } from '#web/features/timeline/chart/chart-handle'
import { ChartHead } from '#web/features/timeline/chart/chart-head.tsx'
import { useChartMeasures } from '#web/features/timeline/chart/chart-measures'
import { ChartRows } from '#web/features/timeline/chart/chart-rows.tsx'
import { type DrawnRow, drawnRows, isDrawnBar } from '#web/features/timeline/chart/drawn-rows'
import { Gutter } from '#web/features/timeline/chart/gutter.tsx'
import { type Marked, useChartKeys } from '#web/features/timeline/chart/keys/use-chart-keys'
import { useRoving } from '#web/features/timeline/chart/keys/use-roving'
import { MarksBeside } from '#web/features/timeline/chart/marks-beside.tsx'
import { NowArrow } from '#web/features/timeline/chart/now-arrow.tsx'
import { rowsBeside } from '#web/features/timeline/chart/rows-beside'
import {
  firstRowOf,
  type Position,
  scrollLeftForNow,
  scrollTopForRow,
  viewOf,
} from '#web/features/timeline/chart/scroll/scrolling'
import { useDragPan } from '#web/features/timeline/chart/scroll/use-drag-pan'
import { useSettledView } from '#web/features/timeline/chart/scroll/use-settled-view'
import { useWheel } from '#web/features/timeline/chart/scroll/use-wheel'
import { useDrawnWindow } from '#web/features/timeline/chart/use-drawn-window'
import { useGridPress } from '#web/features/timeline/chart/use-grid-press'
import { TITLE_MAX_PX, useLabelPlaces } from '#web/features/timeline/chart/use-label-places'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ChartProps {
  rows: readonly TimelineRow[]
  mode: SortMode
  /** What left the rows. */
  filter: TimelineFilter
  scale: Scale
  /** The activity whose dialog is open. */
  openId: string | null
  isLoaded: boolean
  handle: RefObject<ChartHandle | null>
  onOpen: (activityId: string) => void
  /** Opens and closes what begins later in a game. */
  onLater: (gameId: ActivityGame) => void
  onMark: AskForMark
  onMarked: Marked
  onDay: (day: CalendarDay) => void
  /** Shown instead of the rows while there are none. */
  children: ReactNode
}

/** The timeline itself: a calendar on top, the games at the left, a bar per row, now as a line through all of them. */
export function Chart(props: ChartProps) {
  const { rows, mode, filter, scale, openId, isLoaded, handle, onOpen, onLater, onMark, onMarked, onDay, children } =
    props
  const t = useTranslations('timeline')
  const hintId = useId()
  const clock = useDisplayedClock()
  const { timeFormat } = usePreferences()
  const now = useNow(MINUTE_MS)
  const frame = useChartMeasures()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)

  const nowX = scale.xOf(now)
  const today = dayOf(now, clock)
  const layout = layoutRows(rows, mode, frame.pitchPx)
  const firstRow = firstRowOf(rows, { mode, now })
  const restTopPx = scrollTopForRow(firstRow, layout)
  useSettledView({ scroller, rest, firstDay: scale.range.first, mode, filter, isLoaded })
  const drawn = useDrawnWindow(scroller, frame, {
    firstDay: scale.range.first,
    columnCount: scale.widthPx / DAY_WIDTH_PX,
    rowCount: rows.length,
    nowX,
    restTopPx,
  })
  const roving = useRoving({ scroller, frame, rows, layout, scale, today })
  const place = { scale, activeIndex: roving.activeIndex }
  const shown = readFrom(firstRow, drawnRows(rows, drawn, place))
  const bars = shown.filter(isDrawnBar)
  useLabelPlaces({ scroller, grid, frame, bars, now, nowX })

  function rest(scrolled: HTMLElement): Position {
    return {
      leftPx: scrollLeftForNow(nowX, viewOf(scrolled, frame), frame),
      topPx: restTopPx,
    }
  }

  useWheel(scroller)
  useDragPan(scroller)
  useGridPress({ grid, scale, clock })
  useChartHandle(handle, { scroller, rest, isByEnd: mode === 'endTimeDesc', firstRow, roving })
  useChartKeys({ scroller, frame, roving, onMarked })
  const showNow = () => handle.current?.showNow()

  return (
    <div
      className={styles.chart}
      style={
        {
          '--gutter-w': `${frame.gutterPx}px`,
          '--row-h': `${frame.pitchPx}px`,
          '--bar-h': `${frame.barPx}px`,
          '--mark-w': `${frame.markPx}px`,
          '--title-max': `${TITLE_MAX_PX}px`,
        } as CSSProperties
      }
    >
      <div className={styles.scroller} ref={scroller} data-timeline-scroll>
        <ChartHead scale={scale} columns={drawn.columns} today={today} activeDay={roving.activeDay} onDay={onDay}>
          <NowClock scale={scale} onPress={showNow} />
        </ChartHead>
        <div className={styles.body} style={{ minHeight: layout.heightPx }}>
          <Gutter layout={layout} rows={rows} drawn={drawn.rows} />
          <div className={styles.field} style={{ width: scale.widthPx }}>
            <ChartGrid scale={scale} today={today} nowX={nowX} />
            <NowLine nowX={nowX} />
            <MarksBeside rows={rowsBeside(rows, drawn, place)} layout={layout} now={now} onShow={roving.show} />
            <ChartRows
              grid={grid}
              rows={shown}
              layout={layout}
              label={t('chart.label')}
              hintId={hintId}
              now={now}
              nowX={nowX}
              openId={openId}
              tabStopId={roving.activeIndex >= 0 ? roving.activeId : (bars[0]?.activity.id ?? null)}
              onOpen={onOpen}
              onLater={onLater}
              onMark={onMark}
              onFocus={roving.activate}
              onShow={roving.show}
            />
          </div>
        </div>
      </div>
      {/* Seen while a key has led to a bar. */}
      <Text kind="note" as="p" id={hintId} className={styles.keysHint}>
        {t('chart.keys')}
      </Text>
      <NowArrow scroller={scroller} frame={frame} nowX={nowX} timeFormat={timeFormat} onPress={showNow} />
      {children}
    </div>
  )
}

/** In the order in which they are read: what is over comes last, even where it stands at the top. (TL-27) */
function readFrom(firstRow: number, drawn: readonly DrawnRow[]): DrawnRow[] {
  return [...drawn.filter(({ index }) => index >= firstRow), ...drawn.filter(({ index }) => index < firstRow)]
}

/** Where the present lies, through all rows. */
function NowLine({ nowX }: { nowX: number }) {
  return <div className={styles.line} style={{ translate: `${nowX}px 0` }} data-now />
}

const SATURDAY = 6

interface ChartGridProps {
  scale: Scale
  today: CalendarDay
  nowX: number
}

/** Day lines, weekends, today and the veil over the past: one element, however long the calendar is. */
function ChartGrid({ scale, today, nowX }: ChartGridProps) {
  const weekendX = (SATURDAY - weekdayOf(scale.range.first)) * DAY_WIDTH_PX
  const style = {
    '--weekend-x': `${weekendX}px`,
    '--today-x': `${scale.xOfDay(today)}px`,
    '--now-x': `${nowX}px`,
  } as CSSProperties

  return <div className={styles.grid} style={style} />
}

interface NowClockProps {
  scale: Scale
  onPress: () => void
}

/** The time, on the ruler above the line of now: the only thing in the chart that changes every second. */
function NowClock({ scale, onPress }: NowClockProps) {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()
  const { timeFormat } = usePreferences()
  const now = useNow(SECOND_MS)

  return (
    <Pressable
      className={styles.pill}
      style={{ left: scale.xOf(now) }}
      data-now-clock
      title={t('now.show')}
      onClick={onPress}
    >
      {clockText(now, clock, timeFormat)}
    </Pressable>
  )
}
