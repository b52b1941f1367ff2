import { readFileSync } from 'node:fs'
import type { Edge } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { type NamedLanguage, namedLanguages } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import type { FoundActivity } from '../activities/found-activity.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { noticeLines } from '../notice/notice-lines.ts'

/** A notice with what a reader finds in it. */
export interface Sample {
  readonly id: string
  readonly section: string
  readonly label?: string
  readonly title: string
  readonly subtitle?: string
  /** When it is shown, from and until, as instants. */
  readonly shown: readonly [from: string, until: string]
  readonly isPermanent?: boolean
  /** Plain lines. */
  readonly lines?: readonly string[]
  /** HTML in the place of `lines`. */
  readonly body?: string
  /** `type | name | start | end | rewards | featured items`; a start or end with `Z` is one instant everywhere. */
  readonly truth: readonly string[]
}

/**
 * - `recorded`: whole answers of a publisher.
 * - `published`: the publisher's own titles, times or labels, as they are printed elsewhere.
 * - `modelled`: the publishers' forms with other words.
 */
export const FORMS = ['recorded', 'published', 'modelled'] as const

/** What a game shows on one day in one language, as one list of notices. */
export interface SampleList {
  readonly gameId: GameId
  readonly language: NamedLanguage
  /** The version that ran. */
  readonly version: string
  readonly form: (typeof FORMS)[number]
  readonly notices: readonly Sample[]
}

const FOLDER = new URL('../../samples/', import.meta.url)

/** Every list of `samples/<game>/<language>.json`. */
export const SAMPLES: readonly SampleList[] = READ_GAMES.flatMap((gameId) =>
  namedLanguages().flatMap((language) => listsIn(gameId, language)),
)

function listsIn(gameId: GameId, language: NamedLanguage): readonly SampleList[] {
  const lists: readonly Omit<SampleList, 'gameId' | 'language'>[] = JSON.parse(
    readFileSync(new URL(`${gameId}/${language}.json`, FOLDER), 'utf8'),
  )
  return lists.map((list) => ({ gameId, language, ...list }))
}

/** The notices of a list as a source gives them. */
export function noticesOf({ gameId, language, notices }: SampleList): readonly PublisherNotice[] {
  return notices.map(
    ({ id, section, label = '', title, subtitle = '', shown, isPermanent = false, lines, body = '' }) => ({
      gameId,
      id,
      section,
      label,
      shownFrom: { kind: 'instant', at: instant(Date.parse(shown[0])) },
      shownUntil: { kind: 'instant', at: instant(Date.parse(shown[1])) },
      isPermanent,
      texts: new Map([[language, { title, subtitle, lines: lines ?? noticeLines(body), bannerUrl: null }]]),
    }),
  )
}

/** One activity, field by field. */
export type SampleFields = Readonly<Record<(typeof FIELDS)[number], string>>

/** `name` holds the title in its language, `start` and `end` the kind of their clock. */
export const FIELDS = ['type', 'name', 'start', 'end', 'rewards', 'featured'] as const

export function expectedFields(row: string): SampleFields {
  const [type = '', name = '', start = '', end = '', rewards = '', featured = ''] = row
    .split('|')
    .map((part) => plainSpaces(part).trim())
  return { type, name, start, end, rewards, featured }
}

export function foundFields(found: FoundActivity, language: NamedLanguage): SampleFields {
  return {
    type: found.type,
    name: found.name[language] ?? '',
    start: timeOf(found.start),
    end: timeOf(found.end),
    rewards: found.rewards.map(({ id, amount }) => `${id} ${amount}`).join(' '),
    featured: plainSpaces(found.featured.map(({ name }) => name[language] ?? '').join(',')),
  }
}

/** Stored names hold spaces that do not break, notices plain ones. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function timeOf(edge: Edge): string {
  return edge.kind === 'wall' ? formatWallTime(edge.at) : isoOf(edge.at)
}

function isoOf(at: Instant): string {
  return new Date(at).toISOString().replace('.000', '')
}
