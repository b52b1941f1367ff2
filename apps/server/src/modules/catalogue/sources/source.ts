import { readNotices } from '@ephemeris/announcements/read-notices'
import { OPEN_CATALOGUE_PATH } from '@ephemeris/contract/open/open-catalogue'
import type { Env } from '#server/env/env'
import { CODE_SOURCES } from '../codes/code-source.ts'
import { LAUNCHER_SOURCES } from '../launchers/launcher-source.ts'
import { SourceError } from './fetch-error.ts'
import { hoyoverseSource } from './hoyoverse-source.ts'
import { kuroSource } from './kuro-source.ts'
import type { NoticeSource, Source } from './notice-source.ts'
import { readMirror } from './read-mirror.ts'
import type { SourceState } from './source.queries.ts'

function publisher({ gameId, fetch }: NoticeSource): Source {
  return {
    id: gameId,
    isMirror: false,
    read: async (get, { earlier }) => {
      const { notices, languages, unreadable, failures } = await fetch(get)
      const { activities, leftOut } = readNotices(gameId, notices, await earlier(gameId))
      if (activities.length === 0) throw new SourceError('no activity')
      return {
        found: new Map([[gameId, activities]]),
        notices: notices.length,
        languages,
        leftOut,
        unreadable,
        failures,
      }
    },
  }
}

/** Whom this installation asks, the first first. */
export function sourcesOf({ catalogueSources }: Pick<Env, 'catalogueSources'>): readonly Source[] {
  const { mirrors, asksPublishers } = catalogueSources
  return [...mirrors.map(mirror), ...(asksPublishers ? OFFICIAL_SOURCES : [])]
}

/** The sources of the configuration or, if it names none, the publishers: for readings by hand. */
export function configuredSources(env: Pick<Env, 'catalogueSources'>): readonly Source[] {
  const sources = sourcesOf(env)
  return sources.length > 0 ? sources : OFFICIAL_SOURCES
}

/**
 * The sources that are asked now: those up to the first mirror that answered last or was never asked. While a mirror
 * fails, it is asked again, and so are those behind it. (MIR-2)
 */
export function sourcesToAsk(sources: readonly Source[], states: readonly SourceState[]): readonly Source[] {
  const isDown = ({ id }: Source) => states.some(({ sourceId, failures }) => sourceId === id && failures > 0)
  const first = sources.findIndex((source) => source.isMirror && !isDown(source))
  return first < 0 ? sources : sources.slice(0, first + 1)
}

/** Another instance. */
function mirror(origin: string): Source {
  return {
    id: origin,
    isMirror: true,
    read: async (get, { now }) => readMirror(await get(`${origin}${OPEN_CATALOGUE_PATH}`), now),
  }
}

/** Where the publishers of the four games put their notices. */
export const NOTICE_SOURCES: readonly NoticeSource[] = [
  hoyoverseSource('genshin'),
  hoyoverseSource('starrail'),
  hoyoverseSource('zenless'),
  kuroSource(),
]

export const OFFICIAL_SOURCES: readonly Source[] = [
  ...NOTICE_SOURCES.map(publisher),
  ...LAUNCHER_SOURCES,
  ...CODE_SOURCES,
]
