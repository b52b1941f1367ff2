import { logoutAll } from '@ephemeris/contract/account/sign-in'
import { castVotes, listPolls, withdrawVotes } from '@ephemeris/contract/votes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#server/personal-data'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, type TestUser } from '#server/testing/test-user'
import { eraseUser } from '../account/user-lifecycle.service.ts'
import { loadShippedCatalogue } from '../catalogue/stored/load-shipped.ts'
import { countVotes } from './votes.queries.ts'

const app = await startTestApp({ prepare: loadShippedCatalogue })
const { call, refusal, send, deps, clock } = app
const [ada, bob] = await Promise.all([createTestUser(app, 'ada'), createTestUser(app, 'bob')])

const WORTH = ['must', 'worth', 'rewards', 'skip']

/** The answer to a caller who has to ask again. */
const TOO_BUSY = 503
/** The answer to a caller who asked again too often on a busy machine: a vote that fails counts as well. */
const TOO_OFTEN = 429
/** Requests under way, four of each user: a busy machine still sends their heads in time. */
const AT_ONCE = 200

/** One that runs at the clock of the tests, one for each test: no other test votes on it. */
const running = await freshSubjects()

async function freshSubjects() {
  const { events } = JSON.parse((await app.ask('GET /api/events?lang=en&games=genshin')).text).data
  const ids: string[] = events[0].events.map(({ uuid }: { uuid: string }) => uuid)
  return () => {
    const activityId = ids.pop()
    if (activityId === undefined) throw new RangeError('no activity left')
    return { activityId, gameId: 'genshin' as const }
  }
}

async function pollsOf(activityId: string, as?: string) {
  const { polls, isVoter } = await call(listPolls, { activityId, gameId: null, language: 'en' }, as ? { as } : {})
  const poll = (id: string) => polls.find((one) => one.id === id)
  return { polls, isVoter, poll }
}

test('VOTE-3 anyone sees the counts; a logged-in user sees the own choices too', async () => {
  const subject = running()
  await call(castVotes, { ...subject, choices: { worth: 'must' } }, { as: ada.token })

  const anonymous = await pollsOf(subject.activityId)
  expect(anonymous.isVoter).toBe(false)
  expect(anonymous.poll('worth')).toMatchObject({ choice: null, name: 'Worth doing' })
  expect(anonymous.poll('worth')?.options.find(({ id }) => id === 'must')?.count).toBe(1)
  expect((await pollsOf(subject.activityId, ada.token)).poll('worth')?.choice).toBe('must')
  expect((await pollsOf(subject.activityId, bob.token)).poll('worth')?.choice).toBeNull()
})

test('VOTE-3 the votes of many players are counted once for many calls, those of few for each', async () => {
  const [few, many] = [running(), running()]
  await sql`
    insert into vote (user_id, activity_id, poll_id, option_id, voted_at)
    select 'u_' || n, ${many.activityId}, 'worth', 'must', now() from generate_series(1, 20000) as n
  `.execute(deps.db)
  for (const subject of [few, many]) await pollsOf(subject.activityId)
  const counted = await Promise.all([few, many].map(({ activityId }) => countsAfterOneMore(activityId)))
  expect(counted).toEqual([1, 20_000])
})

async function countsAfterOneMore(activityId: string): Promise<number> {
  await call(castVotes, { activityId, gameId: 'genshin', choices: { worth: 'must' } }, { as: bob.token })
  const { poll } = await pollsOf(activityId, bob.token)
  expect(poll('worth')?.choice).toBe('must')
  return poll('worth')?.options.find(({ id }) => id === 'must')?.count ?? 0
}

test('VOTE-3 names and labels come in the asked language', async () => {
  const query = { activityId: running().activityId, gameId: null, language: 'zh-Hans' } as const
  const { polls } = await call(listPolls, query)
  expect(polls.map(({ name }) => name)).toEqual(['值不值得做', '每日用时', '难度'])
})

test('VOTE-4 a second vote in the same poll replaces the first, and a withdrawn one is gone', async () => {
  const subject = running()
  const options = { as: ada.token }
  await call(castVotes, { ...subject, choices: { difficulty: 'easy', time: 'under5' } }, options)
  await call(castVotes, { ...subject, choices: { difficulty: 'hard' } }, options)
  await call(castVotes, { ...subject, choices: { difficulty: 'hard' } }, options)
  expect(await countVotes(deps.db, subject.activityId)).toEqual(
    new Map([
      ['difficulty/hard', 1],
      ['time/under5', 1],
    ]),
  )

  for (let round = 0; round < 2; round++) await call(withdrawVotes, { ...subject, pollIds: ['difficulty'] }, options)
  expect(await countVotes(deps.db, subject.activityId)).toEqual(new Map([['time/under5', 1]]))
})

test('VOTE-4 of a ballot with one bad answer nothing is taken', async () => {
  const subject = running()
  const choices = { difficulty: 'easy', worth: 'under5' }
  expect(await refusal(castVotes, { ...subject, choices }, { as: ada.token })).toEqual([404, 100004])
  expect(await countVotes(deps.db, subject.activityId)).toEqual(new Map())
})

test('VOTE-5 (C091) unknown activities, polls, options, other games and empty ballots are refused', async () => {
  const subject = running()
  const as = ada.token
  const absent = '00000000-0000-4000-8000-000000000000'
  const choices = { difficulty: 'easy' }
  expect(await refusal(castVotes, { ...subject, activityId: absent, choices }, { as })).toEqual([404, 100004])
  expect(await refusal(castVotes, { ...subject, gameId: 'starrail', choices }, { as })).toEqual([404, 100004])
  expect(await refusal(castVotes, { ...subject, choices: { mood: 'easy' } }, { as })).toEqual([404, 100004])
  expect(await refusal(castVotes, { ...subject, choices: {} }, { as })).toEqual([400, 100002])
  expect(await refusal(withdrawVotes, { ...subject, pollIds: ['mood'] }, { as })).toEqual([404, 100004])
  expect(await refusal(listPolls, { activityId: absent, gameId: null, language: 'en' })).toEqual([404, 100004])
  expect(await refusal(castVotes, { ...subject, choices })).toEqual([401, 200001])
})

test('VOTE-5 (C091) thirty days after its end an activity is closed, yet its counts can be read', async () => {
  const subject = running()
  const choices = { difficulty: 'easy' }
  await call(castVotes, { ...subject, choices }, { as: ada.token })
  clock.set('2026-09-20T04:00:00Z')
  const carol = await createTestUser(app, 'carol')
  expect(await refusal(castVotes, { ...subject, choices }, { as: carol.token })).toEqual([404, 100004])
  expect((await pollsOf(subject.activityId)).poll('difficulty')?.options[0]?.count).toBe(1)
  clock.set('2026-05-20T04:00:00Z')
})

test('VOTE-6 (C092) of a thousand votes and withdrawals of fifty users at once, counts are rows: one per user at most', async () => {
  const subject = running()
  const users = await Promise.all(Array.from({ length: 50 }, (_, n) => createTestUser(app, `racer${n}`)))
  // The first ten never withdraw: they are counted in the end.
  const race = Array.from({ length: 20 }, (_, round) =>
    users.map(({ token: as }, n) => {
      if (round % 2 === 1 && n >= 10) return () => send(withdrawVotes, { ...subject, pollIds: ['worth'] }, { as })
      const choices = { worth: WORTH[(round + n) % WORTH.length] ?? '' }
      return () => send(castVotes, { ...subject, choices }, { as })
    }),
  ).flat()

  const seen: number[][] = []
  let waiting = race
  // A connection that is there before the crowd waits for the others.
  await deps.db.connection().execute(async (observer) => {
    while (waiting.length > 0) {
      const sent = waiting.slice(0, AT_ONCE)
      const answers = Promise.all(sent.map((ask) => ask()))
      seen.push([...(await countVotes(observer, subject.activityId)).values()])
      const statuses = (await answers).map(({ status }) => status)
      expect(statuses.filter((status) => ![200, TOO_BUSY, TOO_OFTEN].includes(status))).toEqual([])
      waiting = [...sent.filter((_, n) => statuses[n] === TOO_BUSY), ...waiting.slice(AT_ONCE)]
    }
  })

  expect(seen.flat().filter((count) => count < 0)).toEqual([])
  expect(seen.map((counts) => counts.reduce((sum, count) => sum + count, 0)).filter((total) => total > 50)).toEqual([])
  const rows = await deps.db.selectFrom('vote').selectAll().where('activity_id', '=', subject.activityId).execute()
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(10)
  const { poll } = await pollsOf(subject.activityId)
  const held = WORTH.map((id) => ({ id, count: rows.filter(({ option_id }) => option_id === id).length }))
  expect(poll('worth')?.options.map(({ id, count }) => ({ id, count }))).toEqual(held)
})

test('VOTE-7 a user casts and withdraws thirty times a minute', async () => {
  const subject = running()
  const dora = await createTestUser(app, 'dora')
  const ballot = { ...subject, choices: { difficulty: 'easy' } }
  for (let round = 0; round < 30; round++) await call(castVotes, ballot, { as: dora.token })
  const withdrawal = { ...subject, pollIds: ['difficulty'] }
  expect(await refusal(withdrawVotes, withdrawal, { as: dora.token })).toEqual([429, 100008])
})

/** Makes a call that writes a vote wait in the middle of its statement, and ends the voter's session meanwhile. */
async function endWhileVoting(voter: TestUser, end: () => Promise<unknown>) {
  const subject = running()
  const row = { user_id: voter.id, activity_id: subject.activityId, poll_id: 'worth', voted_at: new Date(clock.now()) }
  // Only those who insert the same row see this one before it is committed, and wait for it.
  const release = await lockRows(deps.db, (own) =>
    own
      .insertInto('vote')
      .values({ ...row, option_id: 'skip' })
      .execute(),
  )
  const cast = send(castVotes, { ...subject, choices: { worth: 'must' } }, { as: voter.token })
  await waitForBlocked(deps.db, 1)
  const ended = end()
  await waitForBlocked(deps.db, 2)
  await release()
  await ended
  return { status: (await cast).status, votes: await countVotes(deps.db, subject.activityId) }
}

test('ACC-51 ACC-62 (C116) deleting an account waits for a vote that is being written, which goes with it', async () => {
  const dan = await createTestUser(app, 'dan')
  const { status, votes } = await endWhileVoting(dan, () => eraseUser(deps, dan.id, PERSONAL_DATA))
  expect([status, votes]).toEqual([200, new Map()])
})

test('ACC-62 (C027) ending a session waits for a vote that it is writing; it writes none after that', async () => {
  const eve = await createTestUser(app, 'eve')
  const { status, votes } = await endWhileVoting(eve, () => call(logoutAll, {}, { as: eve.token }))
  expect([status, votes]).toEqual([200, new Map([['worth/must', 1]])])
  expect(await refusal(castVotes, { ...running(), choices: { worth: 'must' } }, { as: eve.token })).toEqual([
    401, 200003,
  ])
})
