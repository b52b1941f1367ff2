import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator } from '@playwright/test'
import { type NoticeServer, startNoticeServer } from '../apps/server/src/testing/notices/notice-server.ts'
import { fillNotices, serverTime } from '../apps/server/src/testing/notices/sample-notices.ts'
import type { PageOpener } from './support/open-page.ts'
import { type Ephemeris, ROOT, removeDataDir, startEphemeris, temporaryDataDir, usedDataDir } from './support/server.ts'
import { askServer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'
import { barOf, markOf, openerOf, waitForBars } from './support/timeline.ts'

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
  readonly certainty: string
  readonly is_own_title?: boolean
  readonly announcement?: { readonly gone_since: string | null }
}

const POLL = { intervals: [500] }

/** The dialog of an activity on a page of its own. */
async function askFor(openPage: PageOpener, id: string): Promise<Locator> {
  const page = await openPage({ url: server.url, path: `/timeline?activity=${id}`, expectedErrors: PICTURES })
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('list', { name: 'Where this comes from' }).getByRole('button').last().click()
  return dialog
}

async function listShown(): Promise<readonly Shown[]> {
  const answer = await askServer(`${server.url}/api/events?lang=en`)
  const { data }: { data: { events: { events: Shown[] }[] } } = await answer.json()
  return data.events.flatMap(({ events }) => events)
}

/** The id of an activity that the server soon shows. */
async function idOf(title: string): Promise<string> {
  const find = async () => (await listShown()).find((event) => event.title === title)?.uuid
  await expect.poll(find, POLL).toEqual(expect.any(String))
  return (await find()) ?? ''
}

async function shownOf(id: string): Promise<Shown | undefined> {
  return (await listShown()).find(({ uuid }) => uuid === id)
}

async function endOf(id: string): Promise<string | undefined> {
  return (await shownOf(id))?.end_time
}

test('ING-20 TL-60 TL-61 TL-62 TL-65 a new database shows what the publishers announce today, and a mark outlives a correction', async ({
  openPage,
}) => {
  const id = await idOf('Frostfield Chase')
  const page = await openPage({ url: server.url, size: 'wall', expectedErrors: PICTURES })
  await barOf(page, id).waitFor()
  await expect.poll(() => openerOf(page, id).getAttribute('aria-label')).toContain('Frostfield Chase')
  await expect
    .poll(() => page.locator('[data-activity][data-type="gacha"]').getByText('Xiao').count())
    .toBeGreaterThan(0)
  // The shipped facts alone would be six weeks old, and a notice would name the games: it goes when each was read.
  await expect(page.getByText(/^Announcements from .* may be missing/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Announcements: / }).click()
  const sources = page.getByRole('region', { name: 'Announcements' })
  await expect(sources.getByRole('listitem')).toHaveCount(4)
  await sources.getByRole('button', { name: 'Check now' }).click()
  const resting = sources.getByRole('button', { name: /^Check again in \d+ s$/ })
  await expect(resting).toBeDisabled()
  await expect(resting).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sources).toBeHidden()

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
  await expect.poll(() => endOf(id), POLL).toBe('2026-12-09 03:59:59')

  // The same device an hour later, when no answer of before is kept any more.
  const device: Record<string, unknown> = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('ephemeris') ?? '{}'),
  )
  const later = await openPage({ url: server.url, size: 'wall', storage: device, expectedErrors: PICTURES })
  await expect(barOf(later, id)).toHaveAttribute('data-status', 'done')
  await expect.poll(() => openerOf(later, id).getAttribute('aria-label')).toContain('Dec\u00a09')

  const dialog = await askFor(openPage, id)
  const rows = dialog.getByRole('list', { name: 'Where this comes from' })
  await expect(rows).toContainText('Official title and times')
  await expect(rows).toContainText('Extended by 2 days')
  await expect(rows).toContainText('Was Dec 7, 2026')
  const rewards = dialog.getByRole('region', { name: 'Rewards' })
  await expect(rewards).toContainText('420 Primogems')
  await expect(rewards).toContainText('2.6 pulls')
  // Struck through for the eye, in words for the ear.
  await expect(dialog.locator('s')).toHaveText('Dec 7')
  await expect(dialog.getByText(/before: .*Dec\s7/)).toBeAttached()
})

test('TL-60 to TL-63 a title of ours says so, and what the publisher takes down stays without a countdown', async ({
  openPage,
}) => {
  const id = await idOf('Night Walk')
  const [walk, ...others] = publisher.hoyoverse.nap
  const more = ['「河畔集市」活动说明', '「屋顶演奏」活动说明'].map((title, index) => ({
    id: 2200 + index,
    typeId: 3,
    titles: { 'zh-cn': title },
    bodies: { 'zh-cn': '<p>【活动时间】</p><p>2026/11/17 10:00（服务器时间） ~ 2026/12/08 03:59（服务器时间）</p>' },
    from: '2026-11-10 12:00:00',
    until: '2026-12-20 06:00:00',
  }))
  // Where most of what runs were missing at once, the answer would be no proof.
  if (walk) publisher.hoyoverse.nap = [walk, ...others, ...more]
  await readAgain()
  publisher.hoyoverse.nap = [...others, ...more]
  await readAgain()
  await expect.poll(async () => (await shownOf(id))?.announcement?.gone_since, POLL).toEqual(expect.any(String))

  const gone = await askFor(openPage, id)
  await expect(gone).toContainText('The announcement was taken down on ')
  await expect(gone).toContainText('No longer announced')
  await expect(gone.getByRole('timer')).toHaveCount(0)

  const expected = (await listShown()).find(({ certainty, is_own_title }) => certainty === 'expected' && is_own_title)
  const ours = await askFor(openPage, expected?.uuid ?? '')
  await expect(ours).toContainText('Unofficial title')
  await expect(ours).toContainText('Expected dates')
  await expect(ours).toContainText('Not announced yet')
})

test('ANN-63 TL-60 a banner of a version without a date says that it is announced and its start is not', async ({
  openPage,
}) => {
  publisher.hoyoverse.hk4e = [
    ...publisher.hoyoverse.hk4e,
    {
      id: 30_900,
      typeId: 1,
      label: '扭蛋',
      titles: { en: 'Event Wish "Far Dream" - Boosted Drop Rate for "Vigilant Yaksha" Xiao (Anemo)!' },
      bodies: {
        en: `<p>Event Wish Duration</p><p>After the Version 7.3 update – ${serverTime('2027/01/05 17:59:59')}</p>`,
      },
      from: '2026-11-21 12:00:00',
      until: '2027-01-05 17:59:59',
    },
  ]
  await readAgain()
  const id = await idOf('Far Dream – Character Event Wish: Xiao')
  const dialog = await askFor(openPage, id)
  await expect(dialog).toContainText('Official title')
  await expect(dialog).toContainText('The start isn’t announced yet.')
  await expect(dialog).toContainText('Announcement from Nov 21.')
  await expect(dialog).not.toContainText('Not announced yet')
  await expect(dialog).toContainText('Expected to start in')
})

test('TL-64 TL-66 shipped facts say so and how far they reach, and old ones are named until they are closed', async ({
  openPage,
  defer,
}) => {
  const dataDir = await usedDataDir()
  defer(() => removeDataDir(dataDir))
  const standalone = await startEphemeris({ ...env, DATA_DIR: dataDir, CATALOGUE_SOURCES: 'off' })
  defer(() => standalone.stop())
  const page = await openPage({ url: standalone.url })
  const chip = page.getByRole('button', { name: /^Announcements: built in, up to / })
  const [, day = 'no day'] = /up to (.+)$/.exec((await chip.getAttribute('aria-label')) ?? '') ?? []
  const notice = page.getByRole('status').filter({ hasText: 'may be missing since' })
  await expect(notice).toContainText('Genshin Impact')
  // One page names one day, however far the facts of each game reach.
  await expect(notice).toContainText(`may be missing since ${day}, so`)
  await notice.getByRole('button', { name: 'Close for today' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: /^Announcements: built in, up to / }).waitFor()
  await waitForBars(page)
  await expect(notice).toHaveCount(0)

  // A phone on its side.
  await page.setViewportSize({ width: 844, height: 320 })
  await page.getByRole('button', { name: /^Announcements: built in, up to / }).click()
  const sources = page.getByRole('region', { name: 'Announcements' })
  await expect(sources).toBeInViewport({ ratio: 1 })
  await sources.getByText('Wuthering Waves').scrollIntoViewIfNeeded()
  await expect(sources.getByText('Wuthering Waves')).toBeInViewport()
  await sources.getByRole('link', { name: 'What was announced' }).click()
  await expect(page).toHaveURL('/notification')
  await expect(sources).toBeHidden()
})
