import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { importCorrections } from '../corrections/import-corrections.service.ts'
import { ingestAll } from '../ingest/ingest-due.ts'
import { sampleId } from '../sample-activity.test-data.ts'
import { shippedOf } from '../shipped/shipped-activities.ts'
import { checkStored } from './check-stored.service.ts'

const { publisher, deps, clock } = await startReadingApp()
fillNotices(publisher)
clock.set('2026-11-22T04:00:00Z')
await ingestAll(deps)
const sound = await listAnnouncements(deps.db)
const chase = String(sound.find(({ name }) => name.en === 'Frostfield Chase')?.id)
const version = String(sound.find(({ type }) => type === 'version')?.id)
const banner = String(sound.find(({ type }) => type === 'gacha')?.id)

beforeEach(async () => {
  await sql`truncate announcement, catalogue_correction`.execute(deps.db)
  for (const one of sound) await insert(one.id, one.gameId, one)
})

async function insert(id: string, gameId: string, body: object): Promise<void> {
  await sql`insert into announcement (id, game_id, body) values (${id}, ${gameId}, ${JSON.stringify(body)}::jsonb)`.execute(
    deps.db,
  )
}

async function change(id: string, fields: object): Promise<void> {
  await sql`update announcement set body = body || ${JSON.stringify(fields)}::jsonb where id = ${id}`.execute(deps.db)
}

async function correct(id: string, body: object): Promise<void> {
  await sql`
    insert into catalogue_correction (id, body, corrected_at) values (${id}, ${JSON.stringify(body)}::jsonb, now())
  `.execute(deps.db)
}

const wall = (text: string) => ({ kind: 'wall', at: Date.parse(`${text}Z`) })
const moment = (text: string) => ({ kind: 'instant', at: Date.parse(text) })
const MOVE = {
  at: Date.UTC(2027, 0, 1),
  edge: 'end',
  from: wall('2026-12-01T04:00:00'),
  to: wall('2026-12-02T04:00:00'),
}

test('CAT-35 what was read and what was corrected is sound', async () => {
  await importCorrections(deps, { uuid: chase, end: { clock: 'server', at: '2026-12-09 03:59:59' } }, 'apply')
  expect(await checkStored(deps)).toEqual([])
})

test.each([
  ['of another shape', chase, { start: 'soon' }, 'start: '],
  ['without a title', chase, { name: { en: ' ' } }, 'no title in any language'],
  ['with a title that turns the text around', chase, { name: { en: 'a\u202eb' } }, 'a title is too long'],
  ['that ends before it starts', chase, { end: wall('2026-11-01T04:00:00') }, 'times out of bounds'],
  ['that ends before it starts in Asia alone', chase, { start: moment('2026-12-06T21:00:00Z') }, 'times out of bounds'],
  ['of 1999', chase, { start: wall('1999-11-01T04:00:00') }, 'times out of bounds'],
  ['of a version without a number', version, { version: null }, 'the number or the time of the version'],
  ['with a move that is still to come', chase, { changes: [MOVE] }, 'moves, rewards or dates'],
  [
    'of an item that nobody knows',
    banner,
    { featured: [{ id: '1', name: { en: 'x' }, rank: 5 }] },
    'no item 1 of rank 5',
  ],
  ['under another id than its row', chase, { id: sampleId('other') }, 'the id or the game of its row differs'],
  ['of another game than its row', chase, { gameId: 'zenless' }, 'the id or the game of its row differs'],
])('CAT-35 an announcement %s is found', async (_, id, fields, message) => {
  await change(id, fields)
  expect(await checkStored(deps)).toEqual([expect.stringContaining(`announcement ${id}: ${message}`)])
})

test('CAT-35 an announcement that has the id of another activity is found', async () => {
  const id = String(shippedOf('genshin', []).find(({ type }) => type === 'gacha')?.id)
  const event = sound.find((one) => one.id === chase)
  await insert(id, 'genshin', { ...event, id })
  expect(await checkStored(deps)).toEqual([`announcement ${id}: its id belongs to another activity: genshin gacha`])
})

test.each([
  ['of another shape', { uuid: chase, end: 'never' }, 'end: '],
  [
    'that ends before it starts',
    { uuid: chase, end: { clock: 'server', at: '2026-11-01 04:00:00' } },
    'it ends before it starts',
  ],
  ['of another game', { uuid: chase, game_id: 'zenless', title: { en: 'x' } }, 'game_id: '],
  ['of another kind', { uuid: chase, type: 'gacha' }, 'type: '],
  [
    'of an item that nobody knows',
    { uuid: banner, featured: [{ id: '1', name: { en: 'x' }, rank: 5 }] },
    'no item 1 of rank 5',
  ],
])('CAT-35 a correction %s is found', async (_, body, message) => {
  await correct(body.uuid, body)
  expect(await checkStored(deps)).toEqual([expect.stringContaining(`correction ${body.uuid}: ${message}`)])
})

test('CAT-35 a correction of nothing, and one under another id than its row, are found', async () => {
  const absent = sampleId('nobody')
  await correct(absent, { uuid: absent, title: { en: 'x' } })
  await correct(banner, { uuid: chase, title: { en: 'x' } })
  expect([...(await checkStored(deps))].sort()).toEqual(
    [
      `correction ${absent}: nobody knows this uuid, so game_id, type, title, start and end are needed`,
      `correction ${banner}: the id of its row differs`,
    ].sort(),
  )
})
