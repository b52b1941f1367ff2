import { execFileSync } from 'node:child_process'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDb } from '#server/db/client'
import { migrate } from '#server/db/migrate'
import { listActivityBodies } from '#server/modules/catalogue/stored/catalogue.queries'
import { createEmptyTestDatabase, databaseUrl } from '#server/testing/database/test-database'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { fillNotices, serverTime } from '#server/testing/notices/sample-notices'
import { runAdmin } from './run-admin.ts'

const address = await createEmptyTestDatabase()
const db = createDb(address)
await migrate(db)
const publisher = await startNoticeServer()
afterAll(() => {
  publisher.upstream.close()
  publisher.upstreamsFile.remove()
})

beforeEach(() => {
  fillNotices(publisher)
  publisher.broken = null
})

function admin(...words: readonly string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', databaseUrl(address))
  vi.stubEnv('LOG_LEVEL', 'error')
  vi.stubEnv('EPHEMERIS_ENV', 'test')
  vi.stubEnv('EPHEMERIS_CLOCK', '2026-11-22T04:00:00Z')
  vi.stubEnv('EPHEMERIS_UPSTREAMS', publisher.upstreamsFile.path)
  vi.stubEnv('EPHEMERIS_PAGE_PAUSE_MS', '0')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  return runAdmin(words)
}

/** Of no kind that is known, with a period, and with marks that mean something to a shell. */
const STRANGE = {
  id: 30_950,
  typeId: 9,
  label: '',
  titles: { en: `Lantern's Light; $(Hours)` },
  bodies: {
    en: `<p>〓Event Duration〓</p><p>${serverTime('2026/11/24 10:00:00')} – ${serverTime('2026/12/01 03:59:59')}</p>`,
  },
  from: '2026-11-21 12:00:00',
  until: '2026-12-01 03:59:59',
}

function publishStrange(): void {
  const { hk4e } = publisher.hoyoverse
  publisher.hoyoverse = { ...publisher.hoyoverse, hk4e: [...hk4e, STRANGE] }
}

/** The words of a command, as a shell divides them. */
function wordsOf(command: string): readonly string[] {
  const text = execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
  return text.split('\0').slice(0, -1)
}

test('ANN-68 a notice is explained: what speaks for its kind, and its times with what they rest on', async () => {
  const explained = await admin('catalogue', 'explain', 'frostfield')
  expect(explained).toMatch(/^genshin 30002 "Frostfield Chase" Event[^\n]*\n {2}kind: event, sure: [^\n]+\(event \d+\)/)
  expect(explained).toMatch(
    /shown: event [^\n]*2026-11-18 10:00:00 server time to 2026-12-07 03:59:59 server time, by its text/,
  )
  expect(await admin('catalogue', 'explain', '30002')).toBe(explained)
  expect(await admin('catalogue', 'explain', 'no such notice')).toBe('No publisher shows a notice "no such notice".')
})

test('ANN-68 without words the reported notices are explained, each with the command that shows it', async () => {
  expect(await admin('catalogue', 'explain')).not.toContain('Hours')
  publishStrange()
  const explained = await admin('catalogue', 'explain')
  expect(explained).toContain('reported: kind unsure')
  const [, command = ''] = /to show it: npm run admin -- (.+)$/m.exec(explained) ?? []
  expect(await admin(...wordsOf(command))).toContain('added, 2026-11-24 10:00:00 server time')
  const bodies = (await listActivityBodies(db)) as { title: { en?: string } }[]
  expect(bodies.filter(({ title }) => title.en === STRANGE.titles.en)).toHaveLength(1)
})

test('ANN-68 a publisher that does not answer is named, and the others are read', async () => {
  publishStrange()
  const answered = publisher.onAsked
  publisher.onAsked = () => {
    const isKuro = !(publisher.asked.at(-1) ?? '').includes('announcement')
    publisher.broken = isKuro ? { status: 503, text: 'away' } : null
  }
  onTestFinished(() => {
    publisher.onAsked = answered
  })
  const explained = await admin('catalogue', 'explain')
  expect(explained).toContain('wuthering: not read: status 503')
  expect(explained).toContain('reported: kind unsure')
})

test('ANN-68 a publisher that takes longer than five minutes is named, and the others are read', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const over: AbortController[] = []
  const watched = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== 5 * MINUTE_MS) return timeout(ms)
    over.push(new AbortController())
    return (over.at(-1) as AbortController).signal
  })
  const answered = publisher.onAsked
  publisher.onAsked = () => {
    if ((publisher.asked.at(-1) ?? '').includes('hk4e')) over.at(-1)?.abort()
  }
  onTestFinished(() => {
    watched.mockRestore()
    publisher.onAsked = answered
  })
  const explained = await admin('catalogue', 'explain', 'e')
  expect(explained).toContain('genshin: not read: no answer within 5 minutes')
  expect(explained).toMatch(/^starrail \d+/m)
})
