import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import { getOpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { isOfGame } from '@ephemeris/core/activity/activity'
import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  MIRROR,
  mirroredRow,
  NOW,
  ONLY_FIRST,
  ONLY_PUBLISHERS,
  ONLY_SECOND,
  SECOND,
  startMirroredApp,
} from '#server/testing/notices/mirrored-app'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { importCorrections } from '../corrections/import-corrections.service.ts'
import { sampleId } from '../sample-activity.test-data.ts'
import { listSourceStates } from './source.queries.ts'
import { OFFICIAL_SOURCES } from './source.ts'

const { deps, publisher, answers, asked, forget, serve, read, servedDocument, shown, named } = await startMirroredApp()

test('MIR-1 what another instance announces is in the catalogue, under its id, and says where it comes from', async () => {
  answers.first = serve(mirroredRow('Mirrored'))
  expect((await read()).map(({ sourceId, reason }) => [sourceId, reason])).toEqual([[MIRROR, null]])
  expect(await named('Mirrored')).toMatchObject({
    id: sampleId('Mirrored'),
    source: { name: 'mirror', url: 'https://www.hoyolab.com/article/1', updatedAt: NOW - HOUR_MS },
  })
  expect(asked).toEqual(['first /api/catalogue/v1.json'])
  expect(publisher.asked).toEqual([])
})

test('MIR-1 an unchanged document is neither read nor written again', async () => {
  answers.first = serve(mirroredRow('Mirrored'))
  await read()
  const before = (await sql`select xmin, * from announcement`.execute(deps.db)).rows
  expect(await read()).toEqual([{ sourceId: MIRROR, reading: null, reason: null }])
  expect((await sql`select xmin, * from announcement`.execute(deps.db)).rows).toEqual(before)
})

test('MIR-1 the document of an instance of this version is understood as it is', async () => {
  answers.first = serve(mirroredRow('Mirrored'))
  await read()
  const text = JSON.stringify(getOpenCatalogue.reply.write(await servedDocument()))
  answers.second = () => ({ status: 200, text })
  await forget()
  const [round] = await read(ONLY_SECOND)
  expect([round?.reason, round?.reading?.unreadable]).toEqual([null, []])
})

test('MIR-2 while a mirror fails, the next source is asked; once it answers, the others rest', async () => {
  answers.second = serve(mirroredRow('From the second'))
  expect((await read()).map(({ sourceId, reason }) => [sourceId, reason])).toEqual([
    [MIRROR, 'status 503'],
    [SECOND, null],
  ])
  expect(await named('From the second')).toBeDefined()

  delete answers.second
  expect((await read()).map(({ sourceId }) => sourceId).sort()).toEqual(
    [MIRROR, SECOND, ...OFFICIAL_SOURCES.map(({ id }) => id)].sort(),
  )
  expect(await named('Frostfield Chase')).toMatchObject({ source: { name: 'official' } })

  answers.first = serve(mirroredRow('Mirrored'))
  publisher.asked.length = 0
  await read()
  expect(await named('Mirrored')).toBeDefined()
  await read()
  expect((await read()).map(({ sourceId }) => sourceId)).toEqual([MIRROR])
})

test('MIR-4 an activity that a publisher announced keeps its id, whatever id a mirror gives it', async () => {
  await read(ONLY_PUBLISHERS)
  const official = await named('Frostfield Chase')
  answers.first = serve(mirroredRow('other id', { title: { en: 'Frostfield Chase' } }))
  await read()
  const all = (await shown()).filter(({ title }) => title === 'Frostfield Chase')
  expect(all.map(({ id, source }) => [id, source?.name])).toEqual([[official?.id, 'mirror']])

  delete answers.first
  await read()
  expect(await named('Frostfield Chase')).toMatchObject({ id: official?.id, source: { name: 'official' } })
})

test('MIR-5 (C106) pages and pictures of unknown hosts are not shown', async () => {
  const source = { name: 'official', url: 'https://hoyolab.com.evil.example/', updatedAt: instant(NOW) } as const
  answers.first = serve(mirroredRow('Elsewhere', { source, bannerUrl: 'https://evil.example/pixel.png' }))
  await read()
  expect(await named('Elsewhere')).toMatchObject({ bannerUrl: null, source: { name: 'mirror', url: null } })
})

test('MIR-6 a mirror deletes nothing: what it lacks stays, and is marked like a notice that is gone', async () => {
  await read(ONLY_PUBLISHERS)
  answers.first = serve(
    mirroredRow('One'),
    mirroredRow('Two', { start: mirroredRow('x').end, end: { kind: 'instant', at: instant(NOW + 30 * DAY_MS) } }),
    mirroredRow('Three'),
  )
  await read()
  const before = (await shown()).map(({ id }) => id)
  answers.first = serve(mirroredRow('One'), mirroredRow('Three'))
  await read()
  expect((await shown()).map(({ id }) => id)).toEqual(before)
  const gone = (await listAnnouncements(deps.db)).filter(({ goneSince }) => goneSince !== null)
  expect(gone.map(({ name }) => name.en)).toEqual(['Two'])
})

test('MIR-7 a mirror cannot fill the database: ten thousand activities are kept, those known first', async () => {
  const rows = (from: number) => Array.from({ length: 5000 }, (_, index) => mirroredRow(`Flood ${from + index}`))
  for (const from of [0, 5000, 10_000]) {
    answers.first = serve(...rows(from))
    await read(ONLY_FIRST)
  }
  const { rows: counts } = await sql<{ total: string }>`select count(*) as total from announcement`.execute(deps.db)
  expect(Number(counts[0]?.total)).toBe(10_000)
})

test('MIR-2 the configuration has the age of what a mirror gave', async () => {
  answers.first = serve(mirroredRow('Mirrored'))
  await read()
  expect((await listSourceStates(deps.db)).find(({ sourceId }) => sourceId === MIRROR)).toMatchObject({
    failures: 0,
    activities: 1,
  })
  const [genshin] = (await servedDocument()).sources
  const reportedAt = NOW - HOUR_MS
  expect(genshin).toMatchObject({
    gameId: 'genshin',
    state: 'ok',
    updatedAt: reportedAt,
    readAt: reportedAt,
    isFailing: false,
  })
})

test('ING-12 a source that is no longer asked says nothing of when a game was read, nor whether that failed', async () => {
  answers.first = serve(mirroredRow('Mirrored'))
  await read(ONLY_FIRST)
  publisher.broken = { status: 503, text: '' }
  await read(ONLY_PUBLISHERS)
  const [genshin] = (await servedDocument(ONLY_PUBLISHERS)).sources
  expect(genshin).toMatchObject({ readAt: null, isFailing: true })
  const [mirrored] = (await servedDocument(ONLY_FIRST)).sources
  expect(mirrored).toMatchObject({ readAt: NOW - HOUR_MS, isFailing: false })
})

test('MIR-15 what the operator of another instance adds arrives, and what they refuse does not', async () => {
  await read(ONLY_PUBLISHERS)
  const refused = await named('Frostfield Chase')
  const added = writeOpenActivity(mirroredRow('By hand'))
  await importCorrections(deps, [added, { uuid: refused?.id, refused: true }], 'apply')
  const text = JSON.stringify(getOpenCatalogue.reply.write(await servedDocument()))
  await forget()
  answers.first = () => ({ status: 200, text })
  await read()
  expect(await named('By hand')).toMatchObject({ id: sampleId('By hand'), source: { name: 'mirror' } })
  expect(await named('Frostfield Chase')).toBeUndefined()
  expect(await named('Talks Along the Rails')).toBeDefined()
})

test('MIR-1 CAT-49 a special programme that another instance announces takes the place of the expected one', async () => {
  const expected = (await shown()).find(({ title }) => title.endsWith('Special Program'))
  if (!expected || !isOfGame(expected)) throw new RangeError('no programme')
  answers.first = serve(mirroredRow('Announced', { gameId: expected.gameId, id: expected.id }))
  await read()
  expect(await named('Announced')).toMatchObject({ id: expected.id, source: { name: 'mirror' } })
  expect((await shown()).filter(({ id }) => id === expected.id)).toHaveLength(1)
})
