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
}

export const FLAG_ROW_PX = 22

const TICK_STEPS = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 400, 500, 1000]
const MAX_TICKS = 6

/**
 * The scales of the picture: what is saved fills it, and a need that is far off leaves it through the upper edge.
 */
export function scalesOf({ from, to, days, goals }: PlanPicture, { widthPx, heightPx, flagRows }: Drawing): Scales {
  const [left, right, top, bottom] = [34, 12, 48 + (flagRows - 1) * FLAG_ROW_PX, 26]
  const saved = Math.max(10, ...days.map(({ bought }) => bought))
  const needed = Math.max(0, ...goals.flatMap(({ needs }) => needs.map(({ pulls }) => pulls)))
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

/** The line of one layer, with the corners of its steps. */
export function stepPath({ days, to }: PlanPicture, { x, y }: Scales, layer: 'certain' | 'usual' | 'bought'): string {
  const [first, ...others] = days
  if (!first) return ''
  const start = `M${round(x(first.at))} ${round(y(first[layer]))}`
  const steps = others.map((day) => `H${round(x(day.at))}V${round(y(day[layer]))}`)
  return `${start}${steps.join('')}H${round(x(to))}`
}

/** The area between a layer and the ground. */
export function areaPath(picture: PlanPicture, scales: Scales, layer: 'certain' | 'usual' | 'bought'): string {
  const ground = round(scales.heightPx - scales.bottom)
  return `${stepPath(picture, scales, layer)}V${ground}H${round(scales.left)}Z`
}

export function round(px: number): number {
  return Math.round(px * 10) / 10
}
