import { expect, onTestFinished, test, vi } from 'vitest'
import { createDb } from '#server/db/client'
import { migrate } from '#server/db/migrate'
import { listActivityBodies } from '#server/modules/catalogue/stored/catalogue.queries'
import { createEmptyTestDatabase, databaseUrl } from '#server/testing/database/test-database'
import { runAdmin } from './run-admin.ts'

const address = await createEmptyTestDatabase()
const db = createDb(address)
await migrate(db)

function admin(...words: readonly string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', databaseUrl(address))
  vi.stubEnv('LOG_LEVEL', 'error')
  vi.stubEnv('EPHEMERIS_ENV', 'test')
  vi.stubEnv('EPHEMERIS_CLOCK', '2026-11-22T04:00:00Z')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  return runAdmin(words)
}

const FEAST = [
  ...['--game', 'genshin', '--type', 'event', '--title', 'en=Feast of Snow', '--title', 'zh-Hans=雪之宴'],
  ...['--start', '2026-12-01 10:00 server', '--end', '2026-12-20 03:59:59 server'],
]

async function shown(title: string): Promise<readonly { readonly id: string; readonly title: object }[]> {
  const bodies = (await listActivityBodies(db)) as { id: string; title: { en?: string } }[]
  return bodies.filter((body) => body.title.en === title)
}

test('MIR-10 MIR-15 an operator adds, lists, corrects and refuses an activity in words, and takes it back', async () => {
  const dry = await admin('catalogue', 'add', ...FEAST, '--dry-run')
  expect(dry).toMatch(/Feast of Snow: added, 2026-12-01 10:00:00 server time[\s\S]*dry run/)
  expect(await shown('Feast of Snow')).toEqual([])

  const added = await admin('catalogue', 'add', ...FEAST)
  const [feast] = await shown('Feast of Snow')
  expect(added).toContain(`catalogue import ${feast?.id} --remove`)
  expect(await admin('catalogue', 'add', ...FEAST)).toBe('Nothing changes.')
  expect(await admin('catalogue', 'list', 'snow', 'feast', '--game', 'genshin')).toMatch(
    new RegExp(`^${feast?.id} genshin event Feast of Snow, [^\n]*\\(corrected\\)$`),
  )

  await admin('catalogue', 'correct', 'feast of snow', '--end', '2026-12-21 03:59 UTC+8')
  const corrected = await admin('catalogue', 'correct', String(feast?.id), '--title', 'fr=Festin de neige')
  expect(corrected).toContain('"fr":"Festin de neige"')
  expect(await shown('Feast of Snow')).toMatchObject([
    { title: { 'zh-Hans': '雪之宴' }, end: { kind: 'instant', at: Date.parse('2026-12-20T19:59:00Z') } },
  ])

  await admin('catalogue', 'import', String(feast?.id), '--remove')
  expect(await shown('Feast of Snow')).toEqual([])
})

test('MIR-15 a refused activity disappears, is listed as refused, and comes back', async () => {
  const [line = ''] = (await admin('catalogue', 'list', '--game', 'zenless')).split('\n')
  const [id = ''] = line.split(' ')
  expect(await admin('catalogue', 'refuse', id, '--dry-run')).toContain('removed')
  expect(await admin('catalogue', 'refuse', id)).toContain('removed')
  const ids = async () => ((await listActivityBodies(db)) as { id: string }[]).map((body) => body.id)
  expect(await ids()).not.toContain(id)
  expect(await admin('catalogue', 'list', '--game', 'zenless')).toContain(`${line}, refused`)
  await admin('catalogue', 'import', id, '--remove')
  expect(await ids()).toContain(id)
})

test.each([
  ['an unknown game', ['add', ...FEAST, '--game', 'chess'], '--game is given twice'],
  ['a game alone', ['add', '--game', 'chess'], '"chess" is none of genshin'],
  ['a missing end', ['add', ...FEAST.slice(0, -2)], 'Missing: --end.'],
  ['an end before the start', ['add', ...FEAST.slice(0, -1), '2026-11-30 03:59 server'], 'ends before it starts'],
  ['an unknown clock', ['add', ...FEAST.slice(0, -1), '2026-12-20 03:59 CEST'], '"CEST" is no clock'],
  ['a day that does not exist', ['add', ...FEAST.slice(0, -1), '2026-02-30 03:59 server'], 'is no time such as'],
  ['a language that nobody has', ['add', ...FEAST, '--title', 'de=Fest'], '"de=Fest" is no language and title'],
  ['an unknown option', ['add', ...FEAST, '--colour', 'red'], 'colour'],
  ['a title of many', ['correct', 'version', '--end', '2026-12-20 03:59 server'], 'Give the uuid:\n'],
  ['a title of nothing', ['refuse', 'no such title'], 'There is no activity "no such title"'],
  ['no change', ['correct', 'x'], 'Say what to correct'],
  ['a list of an unknown game', ['list', '--game', 'chess'], 'There is no game "chess".'],
])('MIR-10 %s is answered with a sentence', async (_, words, message) => {
  await expect(admin('catalogue', ...words)).rejects.toThrow(message)
})

test('CODE-12 an operator adds a code, ends it, and reads what does not fit', async () => {
  const code = (...words: readonly string[]) => admin('catalogue', 'code', ...words)
  const given = [
    'add',
    'FeastOfSnow',
    '--game',
    'genshin',
    '--reward',
    'Primogem*60',
    '--until',
    '2026-12-01 23:59 UTC+8',
  ]
  expect(await code(...given, '--dry-run')).toMatch(/60 Primogem; until 2026-12-01T15:59:00Z\n.*dry run/)
  expect(await code(...given)).toMatch(/^FeastOfSnow genshin world: 60 Primogem/)
  expect(await code(...given)).toBe('Nothing changes.')
  expect(await code('end', 'feastofsnow')).toContain('until 2026-11-22T04:00:00Z')
  expect(await code('add', '瑞雪之宴', '--game', 'genshin')).toContain('china: rewards not stated; until not stated')
  await expect(code('end', 'UNKNOWN')).rejects.toThrow('No source names a code "UNKNOWN"')
  await expect(code('add', 'XVIZDH2B9WGX4TKSX77Y58QK', '--game', 'genshin')).rejects.toThrow('is no code')
  await expect(code('add', 'FeastOfSnow')).rejects.toThrow('Missing: --game.')
  await expect(code('add', 'FeastOfSnow', '--game', 'genshin', '--until', 'soon')).rejects.toThrow('--until')
  await expect(code('add', 'FeastOfSnow', '--game', 'genshin', '--page', 'https://x.example')).rejects.toThrow('--page')
})
