import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { mirroredRow, NOW, ONLY_FIRST, startMirroredApp } from '#server/testing/notices/mirrored-app'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { importCorrections, removeCorrection } from '../corrections/import-corrections.service.ts'
import { sampleId } from '../sample-activity.test-data.ts'
import { shippedOf } from '../shipped/shipped-activities.ts'

const { deps, clock, answers, documentOf, serve, read, shown, named } = await startMirroredApp()

test('MIR-3 a document that stays the same for more than a day is as good as none', async () => {
  const text = documentOf([writeOpenActivity(mirroredRow('Mirrored'))])
  answers.first = () => ({ status: 200, text })
  await read()
  const reasonAfter = async (hours: number) => {
    clock.set(new Date(NOW + hours * HOUR_MS).toISOString())
    const [round] = await read(ONLY_FIRST)
    return round?.reason
  }
  expect(await reasonAfter(23)).toBe(null)
  expect(await reasonAfter(25)).toBe('stale')
})

test.each([
  ['garbage', () => '<html>', 'no JSON'],
  ['half a document', () => documentOf([writeOpenActivity(mirroredRow('x'))]).slice(0, 200), 'no JSON'],
  ['another format', () => JSON.stringify({ format: 'x', activities: [] }), 'shape'],
  ['a later major version', () => documentOf([writeOpenActivity(mirroredRow('x'))], { version: '2.0' }), 'shape'],
  ['an empty list', () => documentOf([]), 'no activity'],
  ['more rows than any catalogue', () => documentOf(Array(5001).fill(0)), 'rows'],
  ['10 MB', () => documentOf([], { padding: 'x'.repeat(10 * 1024 * 1024) }), 'size'],
  [
    'facts of two days ago',
    () => documentOf([writeOpenActivity(mirroredRow('x'))], { updated_at: '2026-11-20T04:00:00Z' }),
    'stale',
  ],
  [
    'facts of tomorrow',
    () => documentOf([writeOpenActivity(mirroredRow('x'))], { updated_at: '2026-11-23T04:00:00Z' }),
    'clock',
  ],
])('MIR-3 a mirror that answers with %s changes nothing', async (_, text, reason) => {
  answers.first = serve(mirroredRow('Mirrored'))
  await read()
  const before = await shown()
  answers.first = () => ({ status: 200, text: text() })
  const [round] = await read(ONLY_FIRST)
  expect(round?.reason).toBe(reason)
  expect(await shown()).toEqual(before)
})

const ANNOUNCED = { published_at: null, basis: 'text', changes: [], gone_since: null, rewards: [] }
const MOVE = {
  at: '2026-11-20T04:00:00Z',
  edge: 'end',
  from: { clock: 'server', at: '2026-12-01 03:59:59' },
  to: { clock: 'server', at: '2026-12-07 03:59:59' },
}
const REWARD = { id: '201', name: { en: 'Primogem' }, amount: 420, per_pull: 160 }
const announced = (change: object) => ({ announcement: { ...ANNOUNCED, ...change } })

const HOSTILE: readonly (readonly [string, object])[] = [
  ['an end before its start', { end: { clock: 'server', at: '2026-11-17 10:00:00' } }],
  ['an end before its start in Asia alone', { start: { clock: 'world', at: '2026-12-06T21:00:00Z' } }],
  ['an end in ten years', { end: { clock: 'server', at: '2036-11-17 10:00:00' } }],
  ['a start in 1999', { start: { clock: 'server', at: '1999-11-17 10:00:00' } }],
  ['a day that does not exist', { start: { clock: 'server', at: '2026-02-30 10:00:00' } }],
  ['a title that turns the text around', { title: { en: 'a\u202eb' } }],
  ['a title of a megabyte', { title: { en: 'x'.repeat(1_000_000) } }],
  ['no title', { title: {} }],
  ['an unknown game', { game_id: 'constructor' }],
  [
    'a link that is no link',
    { source: { name: 'official', url: 'javascript:alert(1)', updated_at: '2026-11-22T03:00:00Z' } },
  ],
  ['plain http', { banner_img: 'http://sdk.hoyoverse.com/x.png' }],
  ['a thousand items', { featured: Array(1000).fill({ id: '1', name: { en: 'x' }, rank: 5 }) }],
  ['no uuid', { uuid: "'; drop table vote; --" }],
  ['a version without a number', { type: 'version', version: null }],
  ['an announcement that is none', { announcement: 'soon' }],
  ['a basis that nobody knows', announced({ basis: 'hearsay' })],
  ['a thousand moves', announced({ changes: Array(1000).fill(MOVE) })],
  ['a move that is still to come', announced({ changes: [{ ...MOVE, at: '2026-11-23T04:00:00Z' }] })],
  [
    'a move to the year 9000',
    announced({ changes: [{ ...MOVE, to: { clock: 'server', at: '9000-12-07 03:59:59' } }] }),
  ],
  ['gone since tomorrow', announced({ gone_since: '2026-11-23T04:00:00Z' })],
  ['announced in 1999', announced({ published_at: '1999-11-23T04:00:00Z' })],
  ['a thousand rewards', announced({ rewards: Array(1000).fill(REWARD) })],
  ['less than nothing to gain', announced({ rewards: [{ ...REWARD, amount: -1 }] })],
  ['a pull for nothing', announced({ rewards: [{ ...REWARD, per_pull: 0 }] })],
  ['a reward that turns the text around', announced({ rewards: [{ ...REWARD, name: { en: 'a\u202eb' } }] })],
  ['a reward of a megabyte', announced({ rewards: [{ ...REWARD, id: 'x'.repeat(1_000_000) }] })],
]

test('MIR-3 a row that no announcement can say is left out, and costs no other', async () => {
  const good = writeOpenActivity(mirroredRow('Good'))
  const bad = HOSTILE.map(([, change], index) => ({ ...writeOpenActivity(mirroredRow(`bad ${index}`)), ...change }))
  answers.first = () => ({ status: 200, text: documentOf([good, ...bad, null, 5, [], 'x']) })
  const [round] = await read()
  expect(round?.reading?.unreadable).toHaveLength(HOSTILE.length + 4)
  expect((await listAnnouncements(deps.db)).map(({ told }) => told?.title)).toEqual([{ en: 'Good' }])
})

test('MIR-4 a mirror cannot take the id of another activity: shipped, computed, announced, of another game', async () => {
  const before = await shown()
  const shipped = shippedOf('genshin', []).find(({ type }) => type === 'gacha')
  const computed = before.find(({ type, gameId }) => type === 'challenge' && gameId === 'genshin')
  const expected = before.find(({ certainty, type }) => certainty === 'expected' && type === 'version')
  answers.first = serve(mirroredRow('Announced', { gameId: 'zenless' }))
  await read()
  const stolen = [shipped?.id, computed?.id, expected?.id, sampleId('Announced')].map((id) => String(id))
  answers.first = serve(
    mirroredRow('Announced', { gameId: 'zenless' }),
    ...stolen.flatMap((id) => [id, id.toUpperCase()]).map((id, index) => mirroredRow(`Stolen ${index}`, { id })),
  )
  await read()
  const after = await shown()
  expect(after.filter(({ title }) => title.startsWith('Stolen'))).toEqual([])
  expect(after.find(({ id }) => id === computed?.id)).toEqual(computed)
  expect(after.find(({ id }) => id === sampleId('Announced'))?.title).toBe('Announced')
})

test('MIR-4 a mirror cannot take the id of a correction, nor of an activity that was retired', async () => {
  const ids = ['Retired', 'Corrected'].map(sampleId)
  const rows = ids.map((uuid) => ({ ...writeOpenActivity(mirroredRow('Ours')), uuid }))
  await importCorrections(deps, rows, 'apply')
  // After its removal the activity is kept, since marks refer to it.
  await removeCorrection(deps, ids[0] ?? '', 'apply')
  answers.first = serve(mirroredRow('Good'), ...ids.map((id, index) => mirroredRow(`Stolen ${index}`, { id })))
  await read()
  expect((await listAnnouncements(deps.db)).map(({ told }) => told?.title)).toEqual([{ en: 'Good' }])
  expect(await named('Ours')).toMatchObject({ id: ids[1], source: { name: 'corrected' } })
})
