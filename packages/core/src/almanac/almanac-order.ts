import type { Language } from '../language/language.ts'
import { searchFor } from '../language/search-key.ts'
import type { AlmanacEntry } from './almanac.ts'

/** In the order in which they are offered. */
export const ALMANAC_ORDERS = ['recent', 'wait', 'most', 'name', 'first'] as const

export type AlmanacOrder = (typeof ALMANAC_ORDERS)[number]

export interface AlmanacGroups {
  readonly running: readonly AlmanacEntry[]
  readonly announced: readonly AlmanacEntry[]
  readonly others: readonly AlmanacEntry[]
  /** Announced, without a day. */
  readonly unscheduled: readonly AlmanacEntry[]
}

/** Running banners come first in every order, then announced ones, those without dates last. Ties are sorted by name. (ALM-4, ALM-5) */
export function groupAlmanac(entries: readonly AlmanacEntry[], order: AlmanacOrder, language: Language): AlmanacGroups {
  const collator = new Intl.Collator(language, { numeric: true })
  const rank = RANKS[order]
  const sorted = entries.toSorted(
    (one, other) => compareRanks(rank(one), rank(other)) || collator.compare(one.name, other.name),
  )
  return {
    running: sorted.filter(({ standing }) => standing === 'running'),
    announced: sorted.filter(({ standing }) => standing === 'announced'),
    others: sorted.filter(({ standing }) => standing === 'past'),
    unscheduled: sorted.filter(({ standing }) => standing === 'new'),
  }
}

/** Entries whose names have every word that is looked for. (ALM-6) */
export function searchAlmanac(entries: readonly AlmanacEntry[], search: string): readonly AlmanacEntry[] {
  const isFound = searchFor(search)
  return entries.filter(({ name }) => isFound(name))
}

/** The larger, the earlier in the list. */
const RANKS: Readonly<Record<AlmanacOrder, (entry: AlmanacEntry) => number>> = {
  recent: ({ banners }) => banners.at(-1)?.startAt ?? Number.NEGATIVE_INFINITY,
  wait: ({ daysSince }) => daysSince ?? Number.NEGATIVE_INFINITY,
  most: ({ begun }) => begun,
  name: () => 0,
  first: ({ banners }) => -(banners[0]?.startAt ?? Number.POSITIVE_INFINITY),
}

/** Two infinities are equal, which their difference is not. */
function compareRanks(one: number, other: number): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}
