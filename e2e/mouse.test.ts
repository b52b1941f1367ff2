import type { Page } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barsInView, openerOf, scroller, scrollOf, scrollTo, shareOfNow, waitForBars } from './support/timeline.ts'

async function openChart(openPage: PageOpener): Promise<Page> {
  const page = await openPage()
  await waitForBars(page)
  return page
}

async function aimAtMiddle(page: Page): Promise<void> {
  const box = await scroller(page).boundingBox()
  if (!box) throw new Error('the chart has no box')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** The middle of a bar that is seen as a whole. */
async function aimAtBar(page: Page): Promise<{ x: number; y: number }> {
  const [bar] = await barsInView(page)
  const box = bar && (await openerOf(page, bar.id).boundingBox())
  if (!box) throw new Error('no bar is in view')
  return { x: box.x + box.width * 0.75, y: box.y + box.height / 2 }
}

test('TL-15 TL-24 TL-25 TL-27 the mouse alone moves the chart by wheel, drag, arrow and clock, and opens by a click', async ({
  openPage,
}) => {
  const page = await openChart(openPage)
  await test.step('out of view, an arrow on the side of now leads back to it', async () => {
    await expect.poll(() => shareOfNow(page)).toBeCloseTo(0.38, 1)
    const { left } = await scrollOf(page)

    for (const [position, side] of [
      [left + 2500, 'left'],
      [left - 2500, 'right'],
    ] as const) {
      await scrollTo(page, { left: position })
      const arrow = page.locator(`button[data-side="${side}"]`)
      await arrow.click()
      await expect.poll(() => shareOfNow(page)).toBeCloseTo(0.38, 1)
      await expect(arrow).toHaveCount(0)
    }
  })

  await test.step('the clock above the now line leads to now', async () => {
    const { left } = await scrollOf(page)
    await scrollTo(page, { left: left + 300 })
    await page.locator('[data-now-clock]').click()
    await expect.poll(async () => (await scrollOf(page)).left).toBeCloseTo(left, -1)
  })

  await test.step('the wheel turns the chart sideways, with Shift up and down', async () => {
    await aimAtMiddle(page)
    await scrollTo(page, { top: 0 })
    const start = await scrollOf(page)

    await page.mouse.wheel(0, 240)
    await expect.poll(() => scrollOf(page)).toEqual({ left: start.left + 240, top: 0 })

    await page.keyboard.down('Shift')
    await page.mouse.wheel(0, 120)
    await page.keyboard.up('Shift')
    await expect.poll(() => scrollOf(page)).toEqual({ left: start.left + 240, top: 120 })
  })

  await test.step('a sideways wheel stays sideways', async () => {
    const start = await scrollOf(page)
    await page.mouse.wheel(-180, 0)
    await expect.poll(() => scrollOf(page)).toEqual({ left: start.left - 180, top: start.top })
  })

  await test.step('a click that moves more than 5 px pans on both axes and opens nothing', async () => {
    await scrollTo(page, { top: 100 })
    const start = await scrollOf(page)
    const { x, y } = await aimAtBar(page)

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 40, y - 30, { steps: 4 })
    await page.mouse.move(x - 90, y - 60, { steps: 4 })
    await page.mouse.up()

    await expect.poll(() => scrollOf(page)).toEqual({ left: start.left + 90, top: start.top + 60 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a drag ends wherever the button is released', async () => {
    await page.keyboard.press('t')
    const { x, y } = await aimAtBar(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y, { steps: 4 })
    await page.mouse.move(5, 5, { steps: 4 })
    await page.mouse.up()

    const released = await scrollOf(page)
    await page.mouse.move(x, y, { steps: 4 })
    await expect.poll(() => scrollOf(page)).toEqual(released)
  })

  await test.step('a click that moves 5 px or less opens the activity', async () => {
    await page.keyboard.press('t')
    await scrollTo(page, { top: 0 })
    const start = await scrollOf(page)
    const { x, y } = await aimAtBar(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 5, y - 3, { steps: 3 })
    await page.mouse.up()

    await page.getByRole('dialog').waitFor()
    await expect.poll(() => scrollOf(page)).toEqual(start)
  })
})
