import type { CountedPull, PityNow } from '@ephemeris/core/gacha/counting/count-pulls'
import type { Rarity } from '@ephemeris/core/gacha/rarity'
import { searchFor } from '@ephemeris/core/language/search-key'

export const SORT_KEYS = ['time', 'name', 'rarity', 'type', 'pity'] as const

export type SortKey = (typeof SORT_KEYS)[number]

export interface Sorting {
  readonly key: SortKey
  readonly isDescending: boolean
}

/** One row of the table, in the language of the interface. */
export interface ShownPull {
  readonly counted: CountedPull
  /** Pulls since the last 5-star, itself included; `null`: they count nowhere. */
  readonly since: PityNow | null
  readonly name: string
  readonly type: string
}

export interface RowFilter {
  readonly rarities: readonly Rarity[]
  readonly search: string
}

/** Rows of the rarities, or of an unknown one, whose names have every word that is looked for. (REC-4) */
export function filterRows(rows: readonly ShownPull[], { rarities, search }: RowFilter): readonly ShownPull[] {
  const isFound = searchFor(search)
  return rows.filter(({ counted: { rarity }, name }) => (rarity === null || rarities.includes(rarity)) && isFound(name))
}

/** A total order: rows that are equal in what is sorted by stand by number, the newest first. (REC-1) */
export function sortRows(
  rows: readonly ShownPull[],
  { key, isDescending }: Sorting,
  language: string,
): readonly ShownPull[] {
  const direction = isDescending ? -1 : 1
  const compare = comparison(key, language)
  return rows.toSorted((a, b) => {
    const order = direction * compare(a, b)
    return order !== 0 ? order : tieDirection(key, direction) * (a.counted.number - b.counted.number)
  })
}

/** By time the numbers go with the time; elsewhere the newest is first. */
function tieDirection(key: SortKey, direction: number): number {
  return key === 'time' ? direction : -1
}

function comparison(key: SortKey, language: string): (a: ShownPull, b: ShownPull) => number {
  switch (key) {
    case 'time':
      return (a, b) => compareText(a.counted.pull.time, b.counted.pull.time)
    case 'rarity':
      return (a, b) => (a.counted.rarity ?? 0) - (b.counted.rarity ?? 0)
    case 'pity':
      return (a, b) => (a.counted.pity ?? 0) - (b.counted.pity ?? 0)
    case 'name':
    case 'type': {
      const { compare } = new Intl.Collator(language, { numeric: true })
      return (a, b) => compare(a[key], b[key])
    }
  }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export const PAGE_SIZES = [10, 20, 50, 100] as const

export type PageSize = (typeof PAGE_SIZES)[number]

export function isPageSize(size: number): size is PageSize {
  return PAGE_SIZES.some((one) => one === size)
}

export interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  /** From 0; the last one where fewer are left than were asked for. */
  readonly page: number
  /** Positions of the first and the last row, from 1; 0 and 0 without any. */
  readonly first: number
  readonly last: number
  readonly isLast: boolean
}

/** A page of the rows; beyond the end it is the last one. (REC-2) */
export function pageOf<Row>(rows: readonly Row[], asked: number, size: number): PageOfRows<Row> {
  const lastPage = Math.max(0, Math.ceil(rows.length / size) - 1)
  const page = Math.min(asked, lastPage)
  const from = page * size
  const shown = rows.slice(from, from + size)
  return {
    rows: shown,
    page,
    first: shown.length === 0 ? 0 : from + 1,
    last: from + shown.length,
    isLast: page === lastPage,
  }
}
