import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import { getOpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { expect, test } from 'vitest'
import { mirroredRow, ONLY_PUBLISHERS, ONLY_SECOND, startMirroredApp } from '#server/testing/notices/mirrored-app'
import { listAnnouncements } from '../announced/announcement.queries.ts'

const { deps, clock, publisher, answers, documentOf, forget, read, wholeDocument, shown, named } =
  await startMirroredApp()
const ANNOUNCED = { published_at: null, basis: 'text', changes: [], gone_since: null, rewards: [] }
const MOVE = {
  at: '2026-11-20T04:00:00Z',
  edge: 'end',
  from: { clock: 'server', at: '2026-12-01 03:59:59' },
  to: { clock: 'server', at: '2026-12-07 03:59:59' },
}
const announced = (change: object) => ({ announcement: { ...ANNOUNCED, ...change } })

test('MIR-13 an instance that reads another one gives what that one gives of announcements, move by move', async () => {
  await read(ONLY_PUBLISHERS)
  clock.set('2026-11-23T04:00:00Z')
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) => ({
    ...notice,
    bodies: Object.fromEntries(
      Object.entries(notice.bodies).map(([code, text]) => [code, text.replace('2026/12/07', '2026/12/09')]),
    ),
  }))
  await read(ONLY_PUBLISHERS)
  const facts = async () =>
    (await shown())
      .filter(({ announcement }) => announcement !== null)
      .map(({ id, announcement }) => [id, announcement] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
  const firstFacts = await facts()
  expect((await named('Frostfield Chase'))?.announcement).toMatchObject({
    publishedAt: expect.any(Number),
    changes: [{ edge: 'end', at: Date.UTC(2026, 10, 23, 4) }],
    rewards: [{ amount: 420 }],
  })
  const text = JSON.stringify(getOpenCatalogue.reply.write(await wholeDocument()))
  answers.second = () => ({ status: 200, text })

  await forget()
  for (const at of ['2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z']) {
    clock.set(at)
    await read(ONLY_SECOND)
    expect(await facts()).toEqual(firstFacts)
  }
})

test('MIR-13 a move that both instances saw is kept once; what only one saw stays', async () => {
  const moved = (to: string, changes: readonly object[], gone_since: string | null = null) => ({
    ...writeOpenActivity(mirroredRow('Moved')),
    end: { clock: 'server', at: to },
    ...announced({ changes, gone_since }),
  })
  const serveRow = (given: object) => () => ({ status: 200, text: documentOf([given]) })
  answers.second = serveRow({ ...writeOpenActivity(mirroredRow('Moved')), end: MOVE.from })
  await read(ONLY_SECOND)
  answers.second = serveRow(moved(MOVE.to.at, []))
  await read(ONLY_SECOND)
  answers.second = serveRow(moved(MOVE.to.at, [MOVE], '2026-11-21T04:00:00Z'))
  await read(ONLY_SECOND)
  expect((await named('Moved'))?.announcement).toMatchObject({
    changes: [{ edge: 'end', at: Date.parse(MOVE.at) }],
    goneSince: Date.parse('2026-11-21T04:00:00Z'),
  })

  clock.set('2026-11-22T05:00:00Z')
  answers.second = serveRow(moved('2026-12-08 03:59:59', [MOVE]))
  await read(ONLY_SECOND)
  expect((await named('Moved'))?.announcement).toMatchObject({
    changes: [{ at: Date.parse(MOVE.at) }, { at: Date.UTC(2026, 10, 22, 5) }],
    goneSince: null,
  })

  // An instance that reports other moves each time fills nothing.
  const minutes = (from: number) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...MOVE,
      at: '2026-11-21T04:00:00Z',
      from: { clock: 'server', at: `2026-12-0${from} 03:${String(index).padStart(2, '0')}:00` },
    }))
  for (const from of [1, 2, 3]) {
    answers.second = serveRow(moved('2026-12-08 03:59:59', minutes(from)))
    await read(ONLY_SECOND)
  }
  expect((await listAnnouncements(deps.db))[0]?.changes).toHaveLength(50)
})
