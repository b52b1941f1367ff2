import { bannerFace } from '@ephemeris/core/activity/banner-face'
import type { Instant } from '@ephemeris/core/time/instant'
import { type BarLabelPlace, type BarNeeds, barLabel, type TitleNeeds } from '@ephemeris/core/timeline/bar-label'
import type { BarBox } from '@ephemeris/core/timeline/scale/scale'
import type { View } from '@ephemeris/core/timeline/scale/viewport'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { labelMinPx } from '#web/features/timeline/bar/label-min'
import { textPx } from '#web/features/timeline/bar/text-px'
import { useEndText } from '#web/features/timeline/bar/use-end-text'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import type { DrawnBar } from '#web/features/timeline/chart/drawn-rows'
import { viewOf } from '#web/features/timeline/chart/scroll/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/scroll/use-scroll-reader'
import { barExtraOf, EXTRA_PX, useBarExtras } from '#web/state/timeline/bar-extras'
import { useActivityWords } from '#web/state/words/activity-words'

/** Titles are never longer: a bar with more room than that needs no word of how much it is. */
export const TITLE_MAX_PX = 480

const TITLE_FONT_PX = 13

/** Around the text of a title, beside the room of the mark: its end, where the picture begins, and a sign of its pool. */
const AROUND_TITLE_PX = 14
const SIGN_PX = 20

/** A face in front of a title, and the gap behind it. */
const FACE_PX = 30

/** Letters of a title that has no room otherwise, and how much of two lines words may fill, which end between words. */
const SMALL_FONT = 11 / TITLE_FONT_PX
const TWO_LINES = 1.75

/** Of the bar itself, in front of the title. */
const EDGE_PX = 2

/** A title in front of its bar stands in up to two lines: its letters, and around them the arrow to the bar and the ends. */
const BESIDE_FONT = 12 / TITLE_FONT_PX
const AROUND_BESIDE_PX = 40

/** From the right edge, titles of what comes reach so far: there they need a ground before the line of the present. */
const LONGEST_BESIDE_PX = 380

/** Between a countdown inside a bar and what is left of it, and the end of the bar. */
const AROUND_END_PX = 8

interface LabelPlaces {
  readonly scroller: RefObject<HTMLElement | null>
  /** Its children are the rows, in their order. */
  readonly grid: RefObject<HTMLElement | null>
  readonly frame: ChartMeasures
  readonly bars: readonly DrawnBar[]
  readonly now: Instant
  /** Where now is in the chart. */
  readonly nowX: number
}

/** A drawn row, with what is known of it without a look at the page. */
interface Label {
  readonly id: string
  readonly row: Element | undefined
  readonly title: Element | null | undefined
  readonly box: BarBox
  /** In front of the title; 0 without one. */
  readonly facePx: number
  readonly needs: BarNeeds
  /** As wide as the mark and the whole title. */
  readonly namePx: number
  /** Of the words of the title alone. */
  readonly wordsPx: number
}

/**
 * Keeps the title and the countdown of every drawn bar in view, by the pixel: `data-label-place` on a row says on which
 * side of its bar the title stands while too little of the bar is seen, `data-end` that the countdown is inside the
 * bar, and a title inside is as wide as what is free. Written to the page itself, once per frame and only where it
 * changes: React does not render for it. (TL-33, TL-73)
 */
export function useLabelPlaces({ scroller, grid, frame, bars, now, nowX }: LabelPlaces): void {
  const words = useActivityWords()
  const endText = useEndText()
  const view = useRef<View | null>(null)
  const place = useRef<() => void>(() => undefined)

  // What was just drawn is placed before it is painted, by the last measurement: measuring again would cost a layout.
  useLayoutEffect(() => {
    const elements = grid.current?.querySelectorAll(':scope > :not([data-later])')
    const labels = bars.map(({ activity, box }, index): Label => {
      const row = elements?.[index]
      const endPx = endText(activity, now)?.widthPx ?? 0
      const wordsPx = textPx(words.shortName(activity), TITLE_FONT_PX)
      const signPx = activity.type === 'gacha' || activity.own ? SIGN_PX : 0
      const facePx = bannerFace(activity) ? FACE_PX : 0
      const minPx = labelMinPx(words.titleLanguage(activity))
      const title = titleNeeds({ wordsPx, facePx, signPx, markPx: frame.markPx })
      return {
        id: activity.id,
        row,
        title: row?.querySelector('[data-label] > [lang]'),
        box,
        facePx,
        // The letters of a version are for its own ground.
        needs: { minPx, markPx: frame.markPx, endPx, title: activity.type === 'version' ? null : title },
        namePx: title.linePx,
        wordsPx,
      }
    })
    place.current = () => {
      const extras = useBarExtras.getState()
      for (const label of labels) {
        if (!view.current) continue
        const extra = barExtraOf(extras, label.id)
        const at = barLabel(label.box, view.current, label.needs)
        show(label, at, extra ? EXTRA_PX[extra.kind] : 0)
        setPx(label.row, '--beside-w', besidePx(label.box, view.current, at))
      }
    }
    place.current()
  }, [grid, frame, bars, now, words, endText])

  // Extras come later than the rows, which need not be drawn again for them.
  useEffect(() => useBarExtras.subscribe(() => place.current()), [])

  const read = useCallback(
    (element: HTMLElement) => {
      view.current = viewOf(element, frame)
      const { leftPx, widthPx } = view.current
      put(element, 'nowLate', nowX > leftPx + widthPx - LONGEST_BESIDE_PX ? '' : undefined)
      place.current()
    },
    [frame, nowX],
  )
  useScrollReader(scroller, read)
}

function titleNeeds(of: Readonly<Record<'wordsPx' | 'facePx' | 'signPx' | 'markPx', number>>): TitleNeeds {
  const beforePx = of.markPx + of.facePx
  // In front of a bar a face replaces the sign.
  const besideSignPx = of.facePx > 0 ? 0 : of.signPx
  return {
    smallPx: beforePx + (of.wordsPx * SMALL_FONT) / TWO_LINES + AROUND_TITLE_PX,
    linePx: beforePx + of.wordsPx + of.signPx + AROUND_TITLE_PX,
    besidePx: of.facePx + (of.wordsPx * BESIDE_FONT) / TWO_LINES + besideSignPx + AROUND_BESIDE_PX,
  }
}

/** @param extraPx of the figure at the end of the bar; 0 without one */
function show({ row, title, facePx, needs, namePx, wordsPx }: Label, at: BarLabelPlace, extraPx: number): void {
  if (!(row instanceof HTMLElement && title instanceof HTMLElement)) return
  const side = at.place === 'inside' ? undefined : at.place
  const isEndInside = at.end === 'inside'
  put(row, 'labelPlace', side)
  put(row, 'end', isEndInside ? 'inside' : undefined)
  put(row, 'faceless', !side && at.availablePx < needs.minPx + facePx ? '' : undefined)
  put(row, 'beyond', at.isBeyond ? '' : undefined)
  setPx(row, '--title-w', at.isBeyond ? namePx : null)
  setPx(row, '--end-space', isEndInside ? needs.endPx + AROUND_END_PX : null)

  const extraPlace = extraPx > 0 ? extraPlaceOf(at, { namePx, extraPx }) : 'bar'
  put(row, 'extraOut', extraPlace === 'bar' ? undefined : extraPlace)
  const titlePx = extraPlace === 'bar' ? at.availablePx - extraPx : at.availablePx
  // The tile of the face says the pool too.
  put(row, 'signless', !side && titlePx < namePx ? '' : undefined)
  const linePx = titlePx - needs.markPx - facePx - AROUND_TITLE_PX
  put(row, 'tight', side ? undefined : smallLines(wordsPx, linePx))
  const maxWidth = side || titlePx >= TITLE_MAX_PX ? '' : `${Math.floor(titlePx) - EDGE_PX}px`
  if (title.style.maxWidth !== maxWidth) title.style.maxWidth = maxWidth
}

/** How many lines of small letters words take that are wider than a line of the others; `undefined`: they are not, or too wide for two. */
function smallLines(wordsPx: number, linePx: number): '1' | '2' | undefined {
  const smallPx = wordsPx * SMALL_FONT
  if (wordsPx <= linePx || smallPx > linePx * TWO_LINES) return undefined
  return smallPx <= linePx ? '1' : '2'
}

/**
 * Where the figure at the end of a bar goes: behind the countdown as soon as the title would lose a letter to it, and
 * nowhere where there is no room for it either. (TL-67)
 */
function extraPlaceOf(
  { place, end, availablePx, behindPx }: BarLabelPlace,
  { namePx, extraPx }: { namePx: number; extraPx: number },
): 'bar' | 'behind' | 'none' {
  if (place === 'left') return 'behind'
  if (place === 'right') return 'none'
  if (availablePx - extraPx >= Math.min(namePx, TITLE_MAX_PX)) return 'bar'
  return end === 'behind' && behindPx >= extraPx ? 'behind' : 'none'
}

/** How much of the view is free on the side of a title that is held in view by the edge; `null` where that says nothing. */
function besidePx({ leftPx, widthPx }: BarBox, view: View, { place, end }: BarLabelPlace): number | null {
  if (place === 'left') return view.widthPx - Math.max(0, leftPx + widthPx - view.leftPx)
  return place === 'right' && end === 'inside' ? leftPx - view.leftPx : null
}

function put({ dataset }: HTMLElement, name: string, value: string | undefined): void {
  if (dataset[name] === value) return
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

function setPx(row: Element | undefined, name: string, px: number | null): void {
  if (!(row instanceof HTMLElement)) return
  const value = px === null ? '' : `${px}px`
  if (row.style.getPropertyValue(name) !== value) row.style.setProperty(name, value)
}
