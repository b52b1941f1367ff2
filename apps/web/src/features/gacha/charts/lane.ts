import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { instantOn, spanOn } from '@ephemeris/core/gacha/fact-span'
import { countedPoolOf, type FactIndex } from '@ephemeris/core/gacha/facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { UtcOffset } from '@ephemeris/core/time/zone'

const MONTHS = 12
/** At least; a year with a fuller month has wider ones. */
export const MONTH_PX = 120
/** Between two stars, so that none hides another or its cost. */
export const STEP_PX = 26
/** A name that would touch its neighbour moves up, up to here; what has no place is in the table and in the tooltip. */
export const NAME_LEVELS = 3
/** How far what stands at either end may reach beyond the line. */
export const MARGIN_PX = 16
/** Half of what the largest star takes. */
export const STAR_PX = 15
/** Between two names of one level. */
const GAP_PX = 6

interface Month {
  readonly month: string
  readonly x: number
}

interface LaneStar {
  readonly counted: CountedPull
  readonly name: string
  /** Beside what came just before or after, not at its hour. */
  readonly x: number
  /** The middle of the name: above the star, but where it would leave the picture. */
  readonly nameX: number
  /** From 0, just above the line; `null` where there is no place for it. */
  readonly level: number | null
  /** Who was featured that day; empty where the facts do not say. */
  readonly banner: readonly string[]
}

interface LaneBanner {
  readonly key: string
  readonly x: number
  readonly widthPx: number
  readonly featured: readonly string[]
}

export interface Lane {
  readonly widthPx: number
  readonly months: readonly Month[]
  readonly stars: readonly LaneStar[]
  readonly banners: readonly LaneBanner[]
}

interface LaneContext {
  readonly index: FactIndex
  readonly server: UtcOffset
  readonly poolId: string
  nameOf(itemId: string): string
}

/** The 5-stars of a pool's last twelve months on a line of time, with the banners below. (CHART-4) */
export function laneOf(pulls: readonly CountedPull[], context: LaneContext): Lane {
  const { index, server, poolId, nameOf } = context
  const months = lastMonths(pulls.at(-1)?.pull.time ?? '2020-12')
  const start = instantOn(server, `${months[0]}-01 00:00:00`)
  const end = instantOn(server, `${nextMonth(months.at(-1) ?? '')}-01 00:00:00`)
  const fiveStars = pulls.filter(({ rarity, pull }) => rarity === 5 && instantOn(server, pull.time) >= start)
  const byMonth = [...groupBy(fiveStars, ({ pull }) => pull.time.slice(0, 7)).values()]
  const fullest = Math.max(0, ...byMonth.map(({ length }) => length))
  const widthPx = months.length * Math.max(MONTH_PX, fullest * STEP_PX)
  const xOf = (at: number) => (widthPx * (Math.min(Math.max(at, start), end) - start)) / (end - start)

  const spans = index.facts.history
    .filter(({ pool, featured5 }) => pool !== null && featured5.length > 0 && countedPoolOf(index, pool) === poolId)
    .map((banner) => ({ ...spanOn(server, banner.start, banner.end), featured: banner.featured5.map(nameOf) }))
  const shown = spans.filter(({ from, to }) => to > start && from < end)

  const xs = besideEachOther(
    fiveStars.map(({ pull }) => xOf(instantOn(server, pull.time))),
    widthPx,
  )
  const ends = new Array<number>(NAME_LEVELS).fill(Number.NEGATIVE_INFINITY)
  return {
    widthPx,
    months: months.map((month) => ({ month, x: xOf(instantOn(server, `${month}-01 00:00:00`)) })),
    stars: fiveStars.map((counted, index) => {
      const at = instantOn(server, counted.pull.time)
      const name = nameOf(counted.pull.itemId) || counted.pull.name
      const banner = spans.filter(({ from, to }) => from <= at && at <= to).flatMap(({ featured }) => featured)
      const x = xs[index] ?? 0
      const nameWidthPx = textWidthPx(name)
      const reachPx = Math.min(nameWidthPx / 2 - MARGIN_PX, widthPx / 2)
      const rightPx = widthPx - reachPx
      const place = placeFor(ends, {
        x: Math.min(Math.max(x, reachPx), rightPx),
        widthPx: nameWidthPx,
        starX: x,
        rightPx,
      })
      return { counted, name, x, nameX: place?.x ?? x, level: place?.level ?? null, banner }
    }),
    banners: [...groupBy(shown, ({ from, to }) => `${from}-${to}`)].map(([key, group]) => {
      const [first] = group
      const x = xOf(first?.from ?? start)
      return { key, x, widthPx: xOf(first?.to ?? end) - x, featured: group.flatMap(({ featured }) => featured) }
    }),
  }
}

interface Wish {
  /** Where its middle should be. */
  readonly x: number
  readonly widthPx: number
  /** On the line it stands above its star, on a level above on the line that leads to it, */
  readonly starX: number
  /** and its middle is not behind this. */
  readonly rightPx: number
}

/** In the same order, each as near its place as the others allow. */
function besideEachOther(places: readonly number[], widthPx: number): readonly number[] {
  const xs: number[] = []
  for (const x of places) xs.push(Math.max(x, (xs.at(-1) ?? Number.NEGATIVE_INFINITY) + STEP_PX))
  for (let at = xs.length - 1, end = widthPx; at >= 0; at -= 1, end = (xs[at + 1] ?? 0) - STEP_PX) {
    xs[at] = Math.min(xs[at] ?? 0, end)
  }
  return xs
}

/** The lowest level on which a name touches nothing, and its middle there; it is taken. (CHART-5) */
function placeFor(ends: number[], { x, widthPx, starX, rightPx }: Wish): { level: number; x: number } | null {
  for (const [level, end] of ends.entries()) {
    const middle = Math.max(x, end + widthPx / 2)
    const reachPx = level === 0 ? STAR_PX : widthPx / 2
    if (middle > x && (middle > starX + reachPx || middle > rightPx)) continue
    ends[level] = middle + widthPx / 2 + GAP_PX
    return { level, x: middle }
  }
  return null
}

/** About what a text of 11 px takes; a Chinese, Japanese or Korean letter is a square. */
export function textWidthPx(text: string): number {
  return [...text].reduce((width, letter) => width + (letter > '\u2e80' ? 11.5 : 6.4), 0)
}

/** The twelve months that end with the one of `time`. */
function lastMonths(time: string): readonly string[] {
  const last = Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7)) - 1
  return Array.from({ length: MONTHS }, (_, index) => monthName(last - MONTHS + 1 + index))
}

function nextMonth(month: string): string {
  return monthName(Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)))
}

function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
