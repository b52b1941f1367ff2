import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { instantOn, spanOn } from '@ephemeris/core/gacha/fact-span'
import { countedPoolOf, type FactIndex } from '@ephemeris/core/gacha/facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { UtcOffset } from '@ephemeris/core/time/zone'

const MONTHS = 12
export const MONTH_PX = 120
/** A name that would touch its neighbour moves up, up to here; what has no place is in the table and in the tooltip. */
export const NAME_LEVELS = 3
/** How far what stands at either end may reach beyond the line. */
export const MARGIN_PX = 16
/** Half of what the largest star takes. */
export const STAR_PX = 15
/** Between two names of one level. */
const GAP_PX = 6
/** What the figure below a star takes. */
const COST_PX = 18

interface Month {
  readonly month: string
  readonly x: number
}

interface LaneStar {
  readonly counted: CountedPull
  readonly name: string
  readonly x: number
  /** The middle of the name: above the star, but where it would leave the picture. */
  readonly nameX: number
  /** From 0, just above the line; `null` where there is no place for it. */
  readonly level: number | null
  /** Whether its cost has room below the line. */
  readonly hasSpaceBelow: boolean
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
  const fiveStars = pulls.filter(({ rarity }) => rarity === 5)
  const months = lastMonths(pulls.at(-1)?.pull.time ?? '2020-12')
  const start = instantOn(server, `${months[0]}-01 00:00:00`)
  const end = instantOn(server, `${nextMonth(months.at(-1) ?? '')}-01 00:00:00`)
  const widthPx = months.length * MONTH_PX
  const xOf = (at: number) => (widthPx * (Math.min(Math.max(at, start), end) - start)) / (end - start)

  const spans = index.facts.history
    .filter(({ pool, featured5 }) => pool !== null && featured5.length > 0 && countedPoolOf(index, pool) === poolId)
    .map((banner) => ({ ...spanOn(server, banner.start, banner.end), featured: banner.featured5.map(nameOf) }))
  const shown = spans.filter(({ from, to }) => to > start && from < end)

  const ends = new Array<number>(NAME_LEVELS).fill(Number.NEGATIVE_INFINITY)
  const below = [Number.NEGATIVE_INFINITY]
  return {
    widthPx,
    months: months.map((month) => ({ month, x: xOf(instantOn(server, `${month}-01 00:00:00`)) })),
    stars: fiveStars.flatMap((counted) => {
      const at = instantOn(server, counted.pull.time)
      if (at < start) return []
      const name = nameOf(counted.pull.itemId) || counted.pull.name
      const banner = spans.filter(({ from, to }) => from <= at && at <= to).flatMap(({ featured }) => featured)
      const x = xOf(at)
      const nameWidthPx = textWidthPx(name)
      const reachPx = Math.min(nameWidthPx / 2 - MARGIN_PX, widthPx / 2)
      const rightPx = widthPx - reachPx
      const place = placeFor(ends, {
        x: Math.min(Math.max(x, reachPx), rightPx),
        widthPx: nameWidthPx,
        starX: x,
        rightPx,
      })
      const cost = placeFor(below, { x, widthPx: COST_PX, starX: x, rightPx: x })
      return [
        { counted, name, x, nameX: place?.x ?? x, level: place?.level ?? null, hasSpaceBelow: cost !== null, banner },
      ]
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
  /** It may move to the right as long as it begins above its star or touches it, */
  readonly starX: number
  /** and its middle is not behind this. */
  readonly rightPx: number
}

/** The lowest level on which a name touches nothing, and its middle there; it is taken. (CHART-5) */
function placeFor(ends: number[], { x, widthPx, starX, rightPx }: Wish): { level: number; x: number } | null {
  for (const [level, end] of ends.entries()) {
    const middle = Math.max(x, end + widthPx / 2)
    if (middle > x && (middle - widthPx / 2 > starX + STAR_PX || middle > rightPx)) continue
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
