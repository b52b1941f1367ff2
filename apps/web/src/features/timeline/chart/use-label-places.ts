import { type BarLabelPlace, barLabel } from '@ephemeris/core/timeline/bar-label'
import type { View } from '@ephemeris/core/timeline/viewport'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { labelMinPx } from '#web/features/timeline/bar/label-min'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import type { DrawnRow } from '#web/features/timeline/chart/drawn-rows'
import { viewOf } from '#web/features/timeline/chart/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/use-scroll-reader'
import { useActivityWords } from '#web/state/activity-words'

/** Titles are never longer: a bar with more room than that needs no word of how much it is. */
export const TITLE_MAX_PX = 480

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
 * Keeps the title of every drawn bar in view, by the pixel: `data-label-place` on a row says on which side of its bar the
 * title stands while too little of the bar is seen, and a title inside is as wide as what is seen. Written to the page
 * itself, once per frame and only where it changes: React does not render for it. (TL-33)
 */
export function useLabelPlaces({ scroller, grid, frame, rows }: LabelPlaces): void {
  const words = useActivityWords()
  const view = useRef<View | null>(null)
  const place = useRef<() => void>(() => undefined)

  // What was just drawn is placed before it is painted, by the last reading: to read anew would cost a layout.
  useLayoutEffect(() => {
    const labels = rows.map(({ activity, box }, index) => {
      const row = grid.current?.children[index]
      const title = row?.querySelector('[data-label] > [lang]')
      return { row, title, box, minPx: labelMinPx(words.titleLanguage(activity)) }
    })
    place.current = () => {
      for (const { row, title, box, minPx } of labels) {
        const isShown = row instanceof HTMLElement && title instanceof HTMLElement
        if (view.current && isShown) show(row, title, barLabel(box, view.current, minPx))
      }
    }
    place.current()
  }, [grid, rows, words])

  const read = useCallback(
    (element: HTMLElement) => {
      view.current = viewOf(element, frame)
      place.current()
    },
    [frame],
  )
  useScrollReader(scroller, read)
}

function show({ dataset }: HTMLElement, title: HTMLElement, { place, roomPx }: BarLabelPlace): void {
  const side = place === 'inside' ? undefined : place
  if (dataset.labelPlace !== side) {
    if (side) dataset.labelPlace = side
    else delete dataset.labelPlace
  }
  const maxWidth = side || roomPx >= TITLE_MAX_PX ? '' : `${Math.floor(roomPx) - EDGE_PX}px`
  if (title.style.maxWidth !== maxWidth) title.style.maxWidth = maxWidth
}
