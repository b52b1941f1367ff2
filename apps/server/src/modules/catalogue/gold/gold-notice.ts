import type { Edge } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import type { PublisherNotice } from '../announcements/notice.ts'
import { noticeLines } from '../announcements/notice-lines.ts'
import type { FoundAnnouncement } from '../ingest/found-announcements.ts'

/** A notice with what a reader finds in it. */
export interface GoldNotice {
  readonly id: string
  readonly section: string
  readonly label?: string
  readonly title: string
  readonly subtitle?: string
  /** The language of this text. */
  readonly language?: Language
  /** When it is shown, from and until. */
  readonly shownMs: readonly [from: number, until: number]
  readonly isPermanent?: boolean
  /** Plain lines. */
  readonly lines?: readonly string[]
  /** HTML in the place of `lines`. */
  readonly body?: string
  /** `type | name | start | end | rewards | featured items`; a start or end with `Z` is one instant everywhere. */
  readonly truth: readonly string[]
}

export function noticeOf(gameId: GameId, gold: GoldNotice): PublisherNotice {
  const { id, section, label = '', title, subtitle = '', language = 'zh-Hans', lines, body = '' } = gold
  const [from, until] = gold.shownMs
  return {
    gameId,
    id,
    section,
    label,
    shownFrom: { kind: 'instant', at: instant(from) },
    shownUntil: { kind: 'instant', at: instant(until) },
    isPermanent: gold.isPermanent ?? false,
    texts: new Map([[language, { title, subtitle, lines: lines ?? noticeLines(body), bannerUrl: null }]]),
  }
}

/** One activity, field by field. */
export type GoldFields = Readonly<Record<(typeof FIELDS)[number], string>>

/** `name` holds the title in its language, `start` and `end` the kind of their clock. */
export const FIELDS = ['type', 'name', 'start', 'end', 'rewards', 'featured'] as const

export function expectedFields(row: string): GoldFields {
  const [type = '', name = '', start = '', end = '', rewards = '', featured = ''] = row
    .split('|')
    .map((part) => plainSpaces(part).trim())
  return { type, name, start, end, rewards, featured }
}

export function foundFields(found: FoundAnnouncement, language: Language): GoldFields {
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
