import { type BarLabelPlace, barLabel } from '@ephemeris/core/timeline/bar-label'
import type { View } from '@ephemeris/core/timeline/viewport'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { labelMinPx } from '#web/features/timeline/bar/label-min'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import type { DrawnRow } from '#web/features/timeline/chart/drawn-rows'
import { viewOf } from '#web/features/timeline/chart/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/use-scroll-reader'
import { barExtraOf, EXTRA_PX, useBarExtras } from '#web/state/bar-extras'
import { useActivityWords } from '#web/state/words/activity-words'

/** Titles are never longer: a bar with more room than that needs no word of how much it is. */
export const TITLE_MAX_PX = 480

/** Less of a bar in view has its figure beside it, after the countdown. */
const EXTRA_MIN_PX = 200

/** Of the bar itself, in front of the title. */
const EDGE_PX = 2

interface LabelPlaces {
  readonly scroller: RefObject<HTMLElement | null>
  /** Its children are the rows, in their order. */
  readonly grid: RefObject<HTMLElement | null>
  readonly frame: ChartMeasures
  readonly rows: readonly DrawnRow[]
}

/**
 * Keeps the title of every drawn bar in view, by the pixel: `data-label-place` on a row says on which side of its bar
 * the title stands while too little of the bar is seen, and a title inside is as wide as what is seen. Written to the
 * page itself, once per frame and only where it changes: React does not render for it. (TL-33)
 */
export function useLabelPlaces({ scroller, grid, frame, rows }: LabelPlaces): void {
  const words = useActivityWords()
  const view = useRef<View | null>(null)
  const place = useRef<() => void>(() => undefined)

  // What was just drawn is placed before it is painted, by the last measurement: measuring again would cost a layout.
  useLayoutEffect(() => {
    const labels = rows.map(({ activity, box }, index) => {
      const row = grid.current?.children[index]
      const title = row?.querySelector('[data-label] > [lang]')
      return { row, title, id: activity.id, box, minPx: labelMinPx(words.titleLanguage(activity)) }
    })
    place.current = () => {
      const extras = useBarExtras.getState()
      for (const { row, title, id, box, minPx } of labels) {
        const isShown = row instanceof HTMLElement && title instanceof HTMLElement
        if (!view.current || !isShown) continue
        const extra = barExtraOf(extras, id)
        show(row, title, { ...barLabel(box, view.current, minPx), extraPx: extra ? EXTRA_PX[extra.kind] : 0 })
      }
    }
    place.current()
  }, [grid, rows, words])

  // Extras come later than the rows, which need not be drawn again for them.
  useEffect(() => useBarExtras.subscribe(() => place.current()), [])

  const read = useCallback(
    (element: HTMLElement) => {
      view.current = viewOf(element, frame)
      place.current()
    },
    [frame],
  )
  useScrollReader(scroller, read)
}

interface Shown extends BarLabelPlace {
  /** Of the figure at the end of the bar; 0 without one. */
  readonly extraPx: number
}

function show({ dataset }: HTMLElement, title: HTMLElement, { place, availablePx, extraPx }: Shown): void {
  const side = place === 'inside' ? undefined : place
  if (dataset.labelPlace !== side) {
    if (side) dataset.labelPlace = side
    else delete dataset.labelPlace
  }
  const isOut = extraPx > 0 && (side !== undefined || availablePx < EXTRA_MIN_PX)
  if (dataset.extraOut !== (isOut ? '' : undefined)) {
    if (isOut) dataset.extraOut = ''
    else delete dataset.extraOut
  }
  const titlePx = isOut ? availablePx : availablePx - extraPx
  const maxWidth = side || titlePx >= TITLE_MAX_PX ? '' : `${Math.floor(titlePx) - EDGE_PX}px`
  if (title.style.maxWidth !== maxWidth) title.style.maxWidth = maxWidth
}
