import type { Page } from '@playwright/test'
import { farthest, places } from './support/bar-places.ts'
import { openHeld } from './support/held-page.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'
import { welcomeDialog } from './support/welcome.ts'

const ADDRESS = '**/first-screen/**'
const ACTIVITIES = '**/api/events?**'

/** Notes in the page whether any frame was without bars once there were some. */
function watchFrames(): void {
  let hasSeen = false
  const look = () => {
    const hasBars = document.querySelector('[data-activity]') !== null
    if (hasSeen && !hasBars) document.documentElement.dataset.gap = 'yes'
    hasSeen ||= hasBars
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** A busy server may answer the first visitor of a view without a drawing, and has it for the next one. */
async function openDrawn<Opened extends { readonly page: Page }>(open: () => Promise<Opened>): Promise<Opened> {
  let opened = await open()
  await expect(async () => {
    const bar = opened.page.locator('.first-drawing [data-activity]').first()
    await expect(bar)
      .toBeVisible({ timeout: 20_000 })
      .catch(async (error: unknown) => {
        opened = await open()
        throw error
      })
  }).toPass()
  return opened
}

/** Once the page has read the answer, and had time to show it. */
async function expectNoDrawing(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading')
  for (let turn = 0; turn < 20; turn++) await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('.first-drawing')).toHaveCount(0)
}

for (const { size, locale, timezoneId } of [
  { size: 'desktop', locale: 'en-GB', timezoneId: 'Asia/Shanghai' },
  // Whose clock alone would speak for Europe.
  { size: 'desktop', locale: 'fr-FR', timezoneId: 'UTC' },
  { size: 'phone', locale: 'ja-JP', timezoneId: 'America/New_York' },
] as const) {
  test(`PWA-22 a newcomer sees the timeline before the program, and its bars stay in their place (${size}, ${locale}, ${timezoneId})`, async ({
    openPage,
  }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { page, letGo } = await openDrawn(() =>
      openHeld(openPage, {
        isNewcomer: true,
        size,
        locale,
        timezoneId,
        prepare: async (opened) => {
          await opened.addInitScript(watchFrames)
          await opened.route(ACTIVITIES, async (route) => {
            await answered
            await route.continue()
          })
        },
      }),
    )
    const drawing = page.locator('.first-drawing')
    await expect(drawing).toHaveAttribute('inert')
    const title = await drawing.locator('h1').textContent()
    const painted = await places(page)

    letGo()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(drawing).toHaveCount(1)
    answer()
    await expect(drawing).toHaveCount(0)
    await waitForBars(page)
    await expect(page.locator('h1')).toHaveText(title ?? '')
    await expect.poll(async () => farthest(inView(await places(page), page), painted)).toBeLessThan(1)
    await expect(page.locator('html[data-gap]')).toHaveCount(0)
  })
}

function inView(bars: Readonly<Record<string, number[]>>, page: Page): Record<string, number[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const isIn = ([left = 0, top = 0, wide = 0]: readonly number[]) => left < width && left + wide > 0 && top < height
  return Object.fromEntries(Object.entries(bars).filter(([, edges]) => isIn(edges)))
}

test('PWA-22 who has chosen something is not shown what the server draws, and does not ask for it', async ({
  openPage,
}) => {
  const asked: string[] = []
  const { page, letGo } = await openHeld(openPage, {
    storage: JSON.stringify({ schemaVersion: 1, useLocalTimezone: true }),
    prepare: async (opened) => opened.on('request', (request) => asked.push(request.url())),
  })
  await expectNoDrawing(page)
  letGo()
  await expect(welcomeDialog(page)).toBeVisible()
  expect(asked.filter((address) => address.includes('/first-screen/'))).toEqual([])
})

for (const [what, answer] of Object.entries({
  'of another build': { status: 200, body: '{"build":"other","content":["div",{}]}' },
  'that cannot be read': { status: 200, body: '<!doctype html>' },
  'that the server has not': { status: 204, body: '' },
})) {
  test(`PWA-22 an answer ${what} leaves the page as it was`, async ({ openPage }) => {
    const { page, letGo } = await openHeld(openPage, {
      isNewcomer: true,
      prepare: (opened) => opened.route(ADDRESS, (route) => route.fulfill(answer)),
    })
    await expectNoDrawing(page)
    letGo()
    await expect(welcomeDialog(page)).toBeVisible()
    await waitForBars(page)
  })
}

test('PWA-22 an answer that comes after the page is not shown, and a silent server holds nothing back', async ({
  openPage,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const page = await openPage({
    isNewcomer: true,
    waitUntil: 'commit',
    prepare: (opened) =>
      opened.route(ADDRESS, async (route) => {
        await held
        await route.continue()
      }),
  })
  await expect(welcomeDialog(page)).toBeVisible()
  await waitForBars(page)
  const answered = page.waitForResponse(ADDRESS)
  answer()
  await answered
  await expectNoDrawing(page)
})
