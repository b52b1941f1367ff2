import type { PlanPicture } from '#web/features/plan/picture/plan-picture'

/** Of the drawing, in px. */
export interface Scales {
  readonly widthPx: number
  readonly heightPx: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly number[]
  x(at: number): number
  y(pulls: number): number
}

interface Drawing {
  readonly widthPx: number
  readonly heightPx: number
  /** In how many rows the names of the goals stand. */
  readonly flagRows: number
  /** Free at the right; more where words need it. */
  readonly rightPx?: number
}

/** Free at the right of everything. */
export const EDGE_PX = 12

export const FLAG_ROW_PX = 22

const TICK_STEPS = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 400, 500, 1000]
const MAX_TICKS = 6

/**
 * The scales of the picture: what is saved fills it, and a need that is far off leaves it through the upper edge.
 */
export function scalesOf({ from, to, days, goals }: PlanPicture, drawing: Drawing): Scales {
  const { widthPx, heightPx, flagRows, rightPx: right = EDGE_PX } = drawing
  const [left, top, bottom] = [34, 48 + (flagRows - 1) * FLAG_ROW_PX, 26]
  const saved = Math.max(10, ...days.map(({ bought }) => bought.high))
  const needed = Math.max(0, ...goals.flatMap(({ needs }) => needs.map(({ pulls }) => pulls.high)))
  const largest = Math.min(Math.max(saved, needed), saved * 1.6) * 1.06
  const step = TICK_STEPS.find((one) => largest / one <= MAX_TICKS) ?? Math.ceil(largest / MAX_TICKS)
  const plotWidth = widthPx - left - right
  const plotHeight = heightPx - top - bottom
  return {
    widthPx,
    heightPx,
    left,
    right,
    top,
    bottom,
    ticks: Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step),
    x: (at) => left + ((at - from) / (to - from)) * plotWidth,
    y: (pulls) => top + plotHeight * (1 - Math.min(pulls, largest) / largest),
  }
}

/** What a line of the picture is of; `least` is the low end of the usual income. */
export type Line = 'certain' | 'least' | 'usual' | 'bought'

const PULLS_OF: Readonly<Record<Line, (day: PlanPicture['days'][number]) => number>> = {
  certain: ({ certain }) => certain,
  least: ({ usual }) => usual.low,
  usual: ({ usual }) => usual.high,
  bought: ({ bought }) => bought.high,
}

/** The line of one layer, with the corners of its steps. */
export function stepPath({ days, to }: PlanPicture, { x, y }: Scales, line: Line): string {
  const [first, ...others] = days
  if (!first) return ''
  const pullsOf = PULLS_OF[line]
  const start = `M${round(x(first.at))} ${round(y(pullsOf(first)))}`
  const steps = others.map((day) => `H${round(x(day.at))}V${round(y(pullsOf(day)))}`)
  return `${start}${steps.join('')}H${round(x(to))}`
}

/** The area between a layer and the ground. */
export function areaPath(picture: PlanPicture, scales: Scales, line: Line): string {
  const ground = round(scales.heightPx - scales.bottom)
  return `${stepPath(picture, scales, line)}V${ground}H${round(scales.left)}Z`
}

/** Of the number of pulls at the present. */
export const NOW_LABEL_PX = 18
/** As far as that number reaches, and what stays free between words and a line. */
const [NOW_REACH_PX, CLEAR_PX] = [72, 2]
const LINES: readonly Line[] = ['certain', 'least', 'usual', 'bought']

/** Where words are wanted in the picture. */
interface WantedWords {
  readonly leftPx: number
  readonly rightPx: number
  /** Of their middle. */
  readonly y: number
  readonly heightPx: number
  /** Of what is above them. */
  readonly topY: number
}

/** The middle of words: as near to where they are wanted as a gap between the lines allows; `null` without a gap. (PLAN-12) */
export function clearY({ days }: PlanPicture, scales: Scales, wanted: WantedWords): number | null {
  const { x, y } = scales
  const { leftPx, rightPx, topY } = wanted
  const ground = scales.heightPx - scales.bottom
  const first = days.findLastIndex(({ at }) => x(at) <= leftPx)
  const near = days.slice(Math.max(0, first)).filter(({ at }) => x(at) <= rightPx)
  const bands = LINES.map((line) => near.map((day) => y(PULLS_OF[line](day))))
    .map((ys) => ({ from: Math.min(...ys), to: Math.max(...ys) }))
    .toSorted((one, other) => one.from - other.from)
  const half = wanted.heightPx / 2 + CLEAR_PX
  const places: number[] = []
  let free = topY
  for (const { from, to } of [...bands, { from: ground, to: ground }]) {
    if (from - free >= 2 * half) places.push(Math.max(free + half, Math.min(from - half, wanted.y)))
    free = Math.max(free, to)
  }
  const [nearest] = places.toSorted((one, other) => Math.abs(one - wanted.y) - Math.abs(other - wanted.y))
  return nearest === undefined ? null : round(nearest)
}

/** The middle of the number of pulls at the present. Where there is no gap, its plate hides the line. */
export function nowLabelY(picture: PlanPicture, scales: Scales): number {
  const { left, top } = scales
  const present = scales.y(picture.days[0]?.certain ?? 0)
  const wanted = { y: present, heightPx: NOW_LABEL_PX, topY: top }
  const clear = clearY(picture, scales, { ...wanted, leftPx: left, rightPx: left + NOW_REACH_PX })
  return clear ?? round(Math.max(top, present - NOW_LABEL_PX / 2 - CLEAR_PX))
}

export function round(px: number): number {
  return Math.round(px * 10) / 10
}
