import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type NoticeServer, startNoticeServer } from '../apps/server/src/testing/notices/notice-server.ts'
import { fillNotices, serverTime } from '../apps/server/src/testing/notices/sample-notices.ts'
import { type Ephemeris, ROOT, removeDataDir, startEphemeris, temporaryDataDir } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { barOf, markOf, openerOf } from './support/timeline.ts'

/** Two readings of every source. */
test.describe.configure({ timeout: 180_000 })

let publisher: NoticeServer
let env: Readonly<Record<string, string>>
let server: Ephemeris

test.beforeAll(async () => {
  publisher = await startNoticeServer()
  fillNotices(publisher)
  env = {
    EPHEMERIS_ENV: 'test',
    EPHEMERIS_CLOCK: '2026-11-22T04:00:00Z',
    EPHEMERIS_UPSTREAMS: publisher.upstreamsFile.path,
    EPHEMERIS_PAGE_PAUSE_MS: '0',
    CATALOGUE_SOURCES: 'official',
    DATA_DIR: await temporaryDataDir(),
  }
  server = await startEphemeris(env)
})

test.afterAll(async () => {
  await server.stop()
  publisher.upstream.close()
  publisher.upstreamsFile.remove()
  await removeDataDir(env.DATA_DIR ?? '')
})

/** The publishers' pictures are not on this machine. */
const PICTURES = /Failed to load resource/

/** What the operator does who does not want to wait for the next hour. */
async function readAgain(): Promise<void> {
  const program = ['apps/server/dist/admin.js', 'catalogue', 'ingest']
  await promisify(execFile)(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
}

interface Shown {
  readonly uuid: string
  readonly title: string
  readonly end_time: string
}

async function listShown(): Promise<readonly Shown[]> {
  const answer = await fetch(`${server.url}/api/events?lang=en`)
  const { data }: { data: { events: { events: Shown[] }[] } } = await answer.json()
  return data.events.flatMap(({ events }) => events)
}

/** The id of an activity that the server soon shows. */
async function idOf(title: string): Promise<string> {
  const find = async () => (await listShown()).find((event) => event.title === title)?.uuid
  await expect.poll(find, { timeout: 60_000, intervals: [500] }).toEqual(expect.any(String))
  return (await find()) ?? ''
}

async function endOf(id: string): Promise<string | undefined> {
  return (await listShown()).find(({ uuid }) => uuid === id)?.end_time
}

test('ING-20 a new database shows what the publishers announce today, and a mark outlives a correction', async ({
  openPage,
}) => {
  const id = await idOf('Frostfield Chase')
  const page = await openPage({ url: server.url, size: 'wall', expectedErrors: PICTURES })
  await barOf(page, id).waitFor()
  await expect.poll(() => openerOf(page, id).getAttribute('aria-label')).toContain('Frostfield Chase')
  await expect
    .poll(() => page.locator('[data-activity][data-type="gacha"]').getByText('Xiao').count())
    .toBeGreaterThan(0)
  // The notice about old announcements would name the game.
  await expect(page.getByText(/latest announcement/i)).toHaveCount(0)

  await markOf(page, id).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(barOf(page, id)).toHaveAttribute('data-status', 'done')

  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) =>
    notice.id === 30_002
      ? {
          ...notice,
          bodies: {
            'zh-cn': `<p>〓活动时间〓</p><p>${serverTime('2026/11/18 10:00:00')} ~ ${serverTime('2026/12/09 03:59:59')}</p>`,
          },
        }
      : notice,
  )
  await readAgain()
  await expect.poll(() => endOf(id), { timeout: 60_000, intervals: [500] }).toBe('2026-12-09 03:59:59')

  // The same device an hour later, when no answer of before is kept any more.
  const device: Record<string, unknown> = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('ephemeris') ?? '{}'),
  )
  const later = await openPage({ url: server.url, size: 'wall', storage: device, expectedErrors: PICTURES })
  await expect(barOf(later, id)).toHaveAttribute('data-status', 'done', { timeout: 30_000 })
  await expect.poll(() => openerOf(later, id).getAttribute('aria-label')).toContain('Dec 9')
})
