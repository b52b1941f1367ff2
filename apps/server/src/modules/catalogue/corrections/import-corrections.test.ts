import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import type { Activity } from '@ephemeris/core/activity/activity'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { openCatalogue } from '../catalogue.service.ts'
import { ingestAll } from '../ingest/ingest-due.ts'
import { sampleActivity, sampleId } from '../sample-activity.test-data.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { importCorrections, removeCorrection } from './import-corrections.service.ts'

const { publisher, deps, clock } = await startReadingApp()

beforeEach(async () => {
  clock.set('2026-11-22T04:00:00Z')
  fillNotices(publisher)
  await sql`truncate announcement, notice_source, catalogue_correction`.execute(deps.db)
  await loadShippedCatalogue(deps)
  await ingestAll(deps)
})

async function shown(): Promise<readonly Activity[]> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language: 'en', games: null, subTypes: {}, from: null, to: null })
  catalogue.close()
  return games.flatMap(({ activities }) => activities)
}
const byId = async (id: string) => (await shown()).find((activity) => activity.id === id)
const chaseId = async () => String((await shown()).find(({ title }) => title === 'Frostfield Chase')?.id)
const END = { clock: 'server', at: '2026-12-09 03:59:59' }

test('MIR-10 a correction wins over the announcement, says so, and survives the next reading', async () => {
  const uuid = await chaseId()
  const lines = await importCorrections(deps, { uuid, title: { en: 'Frostfield Race' }, end: END }, 'apply')
  expect(lines).toEqual([
    `genshin ${uuid} Frostfield Race: official -> corrected`,
    expect.stringContaining('"Frostfield Chase"'),
    '  end: 2026-12-07 03:59:59 server time -> 2026-12-09 03:59:59 server time',
  ])
  clock.set('2026-11-22T05:00:00Z')
  await ingestAll(deps)
  await loadShippedCatalogue(deps)
  expect(await byId(uuid)).toMatchObject({ title: 'Frostfield Race', source: { name: 'corrected' } })
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  expect(catalogue.activity(uuid)?.title).toMatchObject({ ja: '霜原の追走' })
})

test('MIR-10 the same correction once more changes nothing, not even its time', async () => {
  const uuid = await chaseId()
  const correct = () => importCorrections(deps, { uuid, title: { en: 'Frostfield Race' } }, 'apply')
  await correct()
  const stored = async () =>
    (await sql`select revision, updated_at, body from catalogue_activity where id = ${uuid}`.execute(deps.db)).rows
  const before = await stored()
  clock.set('2026-11-22T09:00:00Z')
  expect(await correct()).toEqual([])
  expect(await stored()).toEqual(before)
})

test('MIR-10 a dry run reports the same and changes nothing', async () => {
  const [uuid, before] = [await chaseId(), await shown()]
  const lines = await importCorrections(deps, [{ uuid, end: END }], 'dry')
  expect(lines).toHaveLength(2)
  expect(await shown()).toEqual(before)
  expect(await importCorrections(deps, [{ uuid, end: END }], 'apply')).toEqual(lines)
})

test('MIR-10 an activity that no source knows is added by a whole row', async () => {
  const { cycle: _cycle, ...sample } = sampleActivity('By hand', {
    start: '2026-11-20 04:00:00',
    end: '2026-11-30 03:59:00',
  })
  expect(await importCorrections(deps, { activities: [writeOpenActivity(sample)] }, 'apply')).toEqual([
    expect.stringContaining('By hand: added, 2026-11-20 04:00:00 server time'),
  ])
  expect(await byId(sampleId('By hand'))).toMatchObject({ title: 'By hand', source: { name: 'corrected' } })
})

test('MIR-11 a correction is taken back by its id, or by a row without anything else', async () => {
  const [uuid, before] = [await chaseId(), await shown()]
  for (const takeBack of [
    () => removeCorrection(deps, uuid, 'apply'),
    () => importCorrections(deps, { uuid }, 'apply'),
  ]) {
    await importCorrections(deps, { uuid, end: END }, 'apply')
    expect(await takeBack()).toHaveLength(2)
    expect(await shown()).toEqual(before)
  }
  await expect(removeCorrection(deps, uuid, 'apply')).rejects.toThrow('There is no correction')
  await expect(removeCorrection(deps, 'x', 'apply')).rejects.toThrow('There is no correction')
})

test('MIR-12 every row that does not fit is named, and then none is stored', async () => {
  const [uuid, before] = [await chaseId(), await shown()]
  const unknown = sampleId('nobody')
  const rows = [
    { uuid, end: END },
    { uuid: 'x' },
    { uuid, end: { clock: 'server', at: '2026-11-01 04:00:00' } },
    { uuid, game_id: 'zenless' },
    { uuid, type: 'gacha' },
    { uuid, banner_img: 'https://evil.example/x.png' },
    { uuid, title: { en: 'x' }, source: { url: 'https://evil.example/' } },
    { uuid: unknown, title: { en: 'x' } },
  ]
  const message = await importCorrections(deps, rows, 'apply').then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message.split('\n').map((line) => line.slice(0, 5))).toEqual([
    'Row 2',
    'Row 3',
    'Row 4',
    'Row 5',
    'Row 6',
    'Row 7',
    'Row 8',
  ])
  expect(await shown()).toEqual(before)
})
