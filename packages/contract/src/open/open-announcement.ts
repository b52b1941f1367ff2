import type { CatalogueAnnouncement } from '@ephemeris/core/activity/catalogue-activity'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { openEdge, readOpenEdge, writeOpenEdge } from './open-edge.ts'

/** Of one activity; older moves are left out. */
export const MOST_CHANGES = 50
const MOST_REWARDS = 50
const LONGEST_ID = 100
const LARGEST_AMOUNT = 1_000_000_000

const amount = z.int().check(z.minimum(1), z.maximum(LARGEST_AMOUNT))

/** What the publisher's announcement says of an activity beside its title and times. */
export const openAnnouncement = z.object({
  /** When the publisher began to show it; `null`: not known. */
  published_at: z.nullable(instantText),
  /** `text`: the announcement states the times; `window`: only when it is shown is known. */
  basis: z.enum(['text', 'window']),
  /** Times that the publisher moved, oldest first; `at` is when that became known. */
  changes: z
    .array(z.object({ at: instantText, edge: z.enum(['start', 'end']), from: openEdge, to: openEdge }))
    .check(z.maxLength(MOST_CHANGES)),
  /** Since when the announcement is gone although the activity is not over; `null`: it is there, or it was over. */
  gone_since: z.nullable(instantText),
  /** The publisher says that it does not take place; absent otherwise. */
  is_cancelled: z.optional(z.literal(true)),
  /** What the activity surely gives; `per_pull` of it make one pull. */
  rewards: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(LONGEST_ID)),
        name: z.partialRecord(z.enum(LANGUAGES), z.string()),
        amount,
        per_pull: amount,
      }),
    )
    .check(z.maxLength(MOST_REWARDS)),
})

type AnnouncementOnWire = z.infer<typeof openAnnouncement>

export function readOpenAnnouncement(w: AnnouncementOnWire): CatalogueAnnouncement {
  return {
    publishedAt: w.published_at === null ? null : readInstant(w.published_at),
    basis: w.basis,
    changes: w.changes.map(({ at, edge, from, to }) => ({
      at: readInstant(at),
      edge,
      from: readOpenEdge(from),
      to: readOpenEdge(to),
    })),
    goneSince: w.gone_since === null ? null : readInstant(w.gone_since),
    ...(w.is_cancelled && { isCancelled: true }),
    rewards: w.rewards.map(({ id, name, amount: count, per_pull }) => ({ id, name, amount: count, perPull: per_pull })),
  }
}

export function writeOpenAnnouncement(facts: CatalogueAnnouncement): AnnouncementOnWire {
  return {
    published_at: facts.publishedAt === null ? null : formatInstant(facts.publishedAt),
    basis: facts.basis,
    changes: facts.changes.slice(-MOST_CHANGES).map(({ at, edge, from, to }) => ({
      at: formatInstant(at),
      edge,
      from: writeOpenEdge(from),
      to: writeOpenEdge(to),
    })),
    gone_since: facts.goneSince === null ? null : formatInstant(facts.goneSince),
    ...(facts.isCancelled && { is_cancelled: true }),
    rewards: facts.rewards.map(({ id, name, amount: count, perPull }) => ({
      id,
      name: { ...name },
      amount: count,
      per_pull: perPull,
    })),
  }
}
