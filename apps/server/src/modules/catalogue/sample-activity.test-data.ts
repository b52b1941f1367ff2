import { createHash } from 'node:crypto'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { instant } from '@ephemeris/core/time/instant'
import { parseWallTime, wallTime } from '@ephemeris/core/time/wall-time'

interface Sample extends Partial<Omit<CatalogueActivity, 'id' | 'start' | 'end'>> {
  /** Wall-clock times such as `2026-05-20 04:00:00`. */
  readonly start?: string
  readonly end?: string
}

/** An event of genshin on 2026-05-20, except for what is given; equal names give equal ids. */
export function sampleActivity(name: string, { start, end, ...rest }: Sample = {}): CatalogueActivity {
  return {
    id: sampleId(name),
    gameId: 'genshin',
    type: 'event',
    title: { en: name },
    shortTitle: {},
    ownTitles: [],
    start: { kind: 'wall', at: wallAt(start ?? '2026-05-20 04:00:00') },
    end: { kind: 'wall', at: wallAt(end ?? '2026-05-30 03:59:00') },
    bannerUrl: null,
    certainty: 'announced',
    source: { name: 'catalogue', url: null, updatedAt: instant(Date.UTC(2026, 4, 19)) },
    announcement: null,
    featured: [],
    version: null,
    cycle: null,
    ...rest,
  }
}

export function sampleId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function wallAt(text: string) {
  return parseWallTime(text) ?? wallTime(Number.NaN)
}
