import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import type { Poll } from '@ephemeris/core/votes/poll'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { readGameId, readLanguage } from './wire/query-fields.ts'
import { nothing, type Wire, wire } from './wire/wire.ts'

/** What is voted on. */
export interface Subject {
  readonly activityId: string
  readonly gameId: GameId
}

export interface PollQuery {
  readonly activityId: string
  /** `null`: whichever game the activity belongs to. */
  readonly gameId: GameId | null
  readonly language: Language
}

/** A user's options, by poll. */
export interface Ballot extends Subject {
  readonly choices: Readonly<Record<string, string>>
}

export interface Withdrawal extends Subject {
  readonly pollIds: readonly string[]
}

/** The current polls; `isVoter`: a user is logged in, so the choices are that user's. */
export interface PollAnswer {
  readonly polls: readonly Poll[]
  readonly isVoter: boolean
}

const MAX_POLLS = 20
const id = z.string().check(z.minLength(1), z.maxLength(64))
const subject = z.object({ activity_uuid: id, game_id: z.string() })

const pollQuery = wire(z.object({ activity_uuid: id, game_id: z.optional(z.string()), lang: z.optional(z.string()) }), {
  read: (w): PollQuery => ({
    activityId: w.activity_uuid,
    gameId: w.game_id === undefined ? null : readGameId(w.game_id, 'game_id'),
    language: readLanguage(w.lang),
  }),
  write: (query) => ({
    activity_uuid: query.activityId,
    lang: query.language,
    ...(query.gameId && { game_id: query.gameId }),
  }),
})

const pollsOnWire = z.object({
  all_categories: z.array(
    z.object({
      category_id: z.string(),
      name: z.string(),
      options: z.array(z.object({ option_id: z.string(), label: z.string(), vote_count: z.int() })),
    }),
  ),
  user_votes: z.nullable(z.record(z.string(), z.string())),
})

const pollAnswer: Wire<PollAnswer> = wire(pollsOnWire, {
  read: (w) => ({
    isVoter: w.user_votes !== null,
    polls: w.all_categories.map(({ category_id, name, options }) => ({
      id: category_id,
      name,
      options: options.map(({ option_id, label, vote_count }) => ({ id: option_id, label, count: vote_count })),
      choice: w.user_votes?.[category_id] ?? null,
    })),
  }),
  write: ({ polls, isVoter }) => ({
    all_categories: polls.map((poll) => ({
      category_id: poll.id,
      name: poll.name,
      options: poll.options.map((option) => ({ option_id: option.id, label: option.label, vote_count: option.count })),
    })),
    user_votes: isVoter
      ? Object.fromEntries(polls.flatMap((poll) => (poll.choice === null ? [] : [[poll.id, poll.choice]])))
      : null,
  }),
})

const votes = z.record(id, id).check(
  z.refine((pairs) => {
    const count = Object.keys(pairs).length
    return count >= 1 && count <= MAX_POLLS
  }, `1 to ${MAX_POLLS} pairs`),
)

const ballot = wire(z.extend(subject, { votes }), {
  read: (w): Ballot => ({
    activityId: w.activity_uuid,
    gameId: readGameId(w.game_id, 'game_id'),
    choices: w.votes,
  }),
  write: (b) => ({ activity_uuid: b.activityId, game_id: b.gameId, votes: { ...b.choices } }),
})

const withdrawal = wire(
  z.extend(subject, { category_ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_POLLS)) }),
  {
    read: (w): Withdrawal => ({
      activityId: w.activity_uuid,
      gameId: readGameId(w.game_id, 'game_id'),
      pollIds: w.category_ids,
    }),
    write: (b) => ({ activity_uuid: b.activityId, game_id: b.gameId, category_ids: [...b.pollIds] }),
  },
)

export const listPolls = endpoint({
  method: 'GET',
  path: '/api/tags/:activity_uuid',
  auth: 'optional',
  summary: 'What players answered about an activity, and the own answers of who is signed in.',
  input: pollQuery,
  reply: pollAnswer,
})

export const castVotes = endpoint({
  method: 'POST',
  path: '/api/tags/vote',
  auth: 'user',
  summary: 'Answers questions about an activity: one option each, in the place of any earlier one; all or none.',
  input: ballot,
  reply: nothing,
})

export const withdrawVotes = endpoint({
  method: 'DELETE',
  path: '/api/tags/vote',
  auth: 'user',
  summary: 'Takes back answers about an activity; taking back what is not there changes nothing.',
  input: withdrawal,
  reply: nothing,
})
