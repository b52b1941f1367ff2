import type { CalendarDay } from '@ephemeris/core/time/calendar'
import { calendarDay, formatDay } from '@ephemeris/core/time/calendar'
import { isLaterRow, type TimelineRow } from '@ephemeris/core/timeline/later-rows'
import type { RowLayout } from '@ephemeris/core/timeline/rows'
import { type BarBox, barBoxOf, DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import { scrollLeftToShow, scrollToShow, type View } from '@ephemeris/core/timeline/scale/viewport'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import { scrollBehavior, viewOf } from '#web/features/timeline/chart/scroll/scrolling'

/** So much of a bar must be in view for its mark and the beginning of its title. */
const PART_SEEN_PX = 120

interface RovingParts {
  readonly scroller: RefObject<HTMLElement | null>
  readonly frame: ChartMeasures
  readonly rows: readonly TimelineRow[]
  readonly layout: RowLayout
  readonly scale: Scale
  readonly today: CalendarDay
}

/** The one row and the one day that Tab reaches; arrow keys hand the role on. */
export interface Roving {
  readonly activeId: string | null
  /** -1 while no row had the focus, or where it is filtered out. */
  readonly activeIndex: number
  readonly activeDay: CalendarDay
  activate(rowId: string): void
  /** Focuses the bar of a row (the nearest that exists) and scrolls the row into view; `part`: the days of its bar too. */
  focusRow(index: number, wanted: 'row' | 'part'): void
  focusDay(day: CalendarDay): void
  show(activityId: string): void
}

export function useRoving({ scroller, frame, rows, layout, scale, today }: RovingParts): Roving {
  const [activeId, setActiveId] = useState<string | null>(null)
  const [chosenDay, setChosenDay] = useState<CalendarDay | null>(null)
  const activeIndex = activeId === null ? -1 : rows.findIndex(({ id }) => id === activeId)

  function focusInside(selector: string): void {
    scroller.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }

  /** `row`: the days in view stay. `part`: a bar of which a part is seen stays where it is, since its title is seen too. */
  function showRow(index: number, wanted: 'row' | 'part' | 'whole', behavior: ScrollBehavior): void {
    const element = scroller.current
    const shown = rows[index]
    if (!element || !shown) return
    const row = { topPx: layout.topOf(index), heightPx: frame.barPx }
    const view = viewOf(element, frame)
    const box = barBoxOf(shown, scale)
    const { leftPx, topPx } = scrollToShow(box, row, view)
    const isEnough = wanted === 'row' || isLaterRow(shown) || (wanted === 'part' && isPartSeen(box, view))
    element.scrollTo({ left: isEnough ? view.leftPx : leftPx, top: topPx, behavior })
  }

  return {
    activeId,
    activeIndex,
    activeDay: clampedDay(chosenDay ?? today, scale),
    activate: setActiveId,
    focusRow(index, wanted) {
      const nearest = Math.min(Math.max(index, 0), rows.length - 1)
      const row = rows[nearest]
      if (!row) return
      // The bar may not be in the page yet: it is as soon as it is the active one.
      flushSync(() => setActiveId(row.id))
      const id = CSS.escape(row.id)
      focusInside(`[data-activity="${id}"] [aria-haspopup="dialog"], [data-later="${id}"] button`)
      showRow(nearest, wanted, 'instant')
    },
    focusDay(day) {
      const element = scroller.current
      if (!element) return
      const next = clampedDay(day, scale)
      const view = viewOf(element, frame)
      const bar = { leftPx: scale.xOfDay(next), widthPx: DAY_WIDTH_PX }
      element.scrollTo({ left: scrollLeftToShow(bar, view), behavior: 'instant' })
      flushSync(() => setChosenDay(next))
      focusInside(`[data-day="${formatDay(next)}"]`)
    },
    show(activityId) {
      showRow(
        rows.findIndex(({ id }) => id === activityId),
        'whole',
        scrollBehavior(),
      )
    },
  }
}

function isPartSeen({ leftPx, widthPx }: BarBox, view: View): boolean {
  return leftPx + widthPx > view.leftPx + PART_SEEN_PX && leftPx < view.leftPx + view.widthPx - PART_SEEN_PX
}

function clampedDay(day: CalendarDay, { range }: Scale): CalendarDay {
  return calendarDay(Math.min(Math.max(day, range.first), range.last))
}
