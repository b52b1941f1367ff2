import { Key } from 'selenium-webdriver'
import { RETURNING } from '../support/returning.ts'
import type { AppPage } from './support/app-page.ts'
import { barInView, scrollOf } from './support/chart.ts'
import { drag, pressKeys, tap, turnWheel } from './support/input.ts'
import { expect, test } from './support/test.ts'

async function openChart(app: AppPage): Promise<void> {
  await app.store(RETURNING)
  await app.open('/timeline')
  await app.expectVisible('[data-activity]')
}

test('TL-24 TL-25 a wheel turns the chart sideways, and a drag of the mouse pans it and opens nothing', async ({
  app,
}) => {
  await openChart(app)
  const bar = await barInView(app)
  const { left } = await scrollOf(app)
  await turnWheel(app, bar, 240)
  await expect.poll(() => scrollOf(app)).toEqual({ left: left + 240, top: 0 })

  const from = await barInView(app)
  await drag(app, 'mouse', from, { x: from.x - 90, y: from.y - 60 })
  await expect.poll(() => scrollOf(app)).toEqual({ left: left + 330, top: 60 })
  await expect.poll(() => app.count('[role="dialog"]')).toBe(0)
})

test('TL-25 a tap of a finger opens an activity', async ({ app, engine }) => {
  test.skip(engine === 'webkit', 'WebKitWebDriver moves a mouse where a finger is asked for')
  await openChart(app)
  await tap(app, await barInView(app))
  await app.expectVisible('[role="dialog"]')
})

test('TL-25 a finger pans the chart and opens nothing', async ({ app, engine }) => {
  test.skip(engine === 'webkit', 'WebKitWebDriver moves a mouse where a finger is asked for')
  test.skip(engine === 'firefox', 'Firefox gives the touch of a driver to the page alone, and not to its own scrolling')
  await openChart(app)
  const from = await barInView(app)
  const { left } = await scrollOf(app)
  await drag(app, 'touch', from, { x: from.x - 200, y: from.y })
  await expect.poll(async () => (await scrollOf(app)).left).toBeGreaterThan(left + 80)
  await expect.poll(() => app.count('[role="dialog"]')).toBe(0)
})

test('TL-11 a day opens its panel, and an entry of it the dialog of its activity', async ({ app }) => {
  await openChart(app)
  await app.pressOn('[data-day="2026-05-20"]')
  await app.expectVisible('[role="dialog"] [data-in="day-panel"]')
  await app.pressOn('[data-in="day-panel"][data-phase="running"] button[aria-haspopup="dialog"]')
  await app.expectVisible('[role="dialog"] [role="timer"]')
})

test('TL-47 ACT-2 a dialog counts down, takes a mark, and Escape gives the focus back to its bar', async ({ app }) => {
  await openChart(app)
  const { id } = await barInView(app)
  const opener = `[data-timeline-scroll] [data-activity="${id}"] button[aria-haspopup="dialog"]`
  await app.evaluate((selector: string) => document.querySelector<HTMLElement>(selector)?.focus(), opener)
  await pressKeys(app, Key.ENTER)
  const countdown = async () =>
    app.evaluate(() => document.querySelector('[role="dialog"] [role="timer"]')?.textContent)
  await app.expectVisible('[role="dialog"] [role="timer"]')
  const before = await countdown()
  await expect.poll(countdown).not.toBe(before)

  await app.set('radio', 'Done', 'on')
  await app.expectVisible(`[data-timeline-scroll] [data-activity="${id}"][data-status="done"]`)
  await pressKeys(app, Key.ESCAPE)
  await expect.poll(() => app.count('[role="dialog"]')).toBe(0)
  await expect
    .poll(() => app.evaluate((selector: string) => document.activeElement === document.querySelector(selector), opener))
    .toBe(true)
})

test('TL-27 a key marks the bar that has the focus', async ({ app }) => {
  await openChart(app)
  const { id } = await barInView(app)
  const bar = `[data-timeline-scroll] [data-activity="${id}"]`
  await app.evaluate(
    (selector: string) => document.querySelector<HTMLElement>(selector)?.focus(),
    `${bar} button[aria-haspopup="dialog"]`,
  )
  await pressKeys(app, '2')
  await app.expectVisible(`${bar}[data-status="done"]`)
})
