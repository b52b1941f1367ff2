import { STATUSES, type Status } from '@ephemeris/core/activity/status'
import { calendarDay, parseDay } from '@ephemeris/core/time/calendar'
import { DAY_WIDTH_PX } from '@ephemeris/core/timeline/scale/scale'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import { rowAfter } from '#web/features/timeline/chart/keys/row-keys'
import type { Roving } from '#web/features/timeline/chart/keys/use-roving'
import { viewOf } from '#web/features/timeline/chart/scroll/scrolling'
import { isForPage } from '#web/lib/page/is-for-page'
import { typedKey } from '#web/lib/page/typed-key'
import { setMark } from '#web/state/marks'
import { usePreferences } from '#web/state/preferences'

interface ChartKeys {
  readonly scroller: RefObject<HTMLElement | null>
  readonly frame: ChartMeasures
  readonly roving: Roving
  readonly onMarked: Marked
}

/** A key has set this mark. */
export type Marked = (activityId: string, status: Status) => void

const WEEK_DAYS = 7

/**
 * The keys that move inside the chart: rows with up, down, Page, Home and End, days with left and right (a week with
 * Shift), marks with 1 to 5. They also work while nothing has the focus. (TL-27)
 */
export function useChartKeys({ scroller, frame, roving, onMarked }: ChartKeys): void {
  const { singleKeyShortcuts } = usePreferences()
  const onBarMarked = useEffectEvent(onMarked)

  useEffect(() => {
    const element = scroller.current
    if (!element) return

    function press(event: KeyboardEvent): void {
      const target = event.target instanceof Element ? event.target : document.body
      const isInside = element?.contains(target) || target === document.body
      if (!element || !isInside || !isForPage(event)) return
      const isHandled = moveRow(event.key, element) || moveDay(event, target, element) || act(typedKey(event), target)
      if (isHandled) event.preventDefault()
    }

    function moveRow(key: string, scrolled: HTMLElement): boolean {
      const { topPx, heightPx } = viewOf(scrolled, frame)
      const row = rowAfter(key, {
        from: scrolled.querySelector('[data-activity]:focus-within, [data-later]:focus-within')
          ? roving.activeIndex
          : null,
        entry: Math.ceil(topPx / frame.pitchPx),
        page: Math.max(1, Math.floor(heightPx / frame.pitchPx) - 1),
      })
      if (row === null) return false
      roving.focusRow(row, 'row')
      return true
    }

    function moveDay(event: KeyboardEvent, target: Element, scrolled: HTMLElement): boolean {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false
      const days = (event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? WEEK_DAYS : 1)
      const focused = parseDay(target.closest('[data-day]')?.getAttribute('data-day') ?? '')
      if (focused === null) scrolled.scrollLeft = viewOf(scrolled, frame).leftPx + days * DAY_WIDTH_PX
      else roving.focusDay(calendarDay(focused + days))
      return true
    }

    function act(key: string, target: Element): boolean {
      if (key === 'Escape' && target instanceof HTMLElement && target !== document.body) {
        target.blur()
        return true
      }
      const activityId = target.closest('[data-activity]')?.getAttribute('data-activity')
      const status = STATUSES[Number(key) - 1]
      if (!singleKeyShortcuts || !activityId || status === undefined) return false
      setMark(activityId, status)
      onBarMarked(activityId, status)
      return true
    }

    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [scroller, frame, roving, singleKeyShortcuts])
}
