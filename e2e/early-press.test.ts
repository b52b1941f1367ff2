import type { Page } from '@playwright/test'
import { openWithDrawing, reloadHeld } from './support/cached-drawing.ts'
import { openHeld } from './support/held-page.ts'
import { expect, test } from './support/test.ts'
import { barsInView, waitForBars } from './support/timeline.ts'
import { welcomeDialog } from './support/welcome.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** In the middle of what is drawn, or a share of its width from the left. */
async function pointIn(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const size of ['desktop', 'phone'] as const) {
  test(`SHELL-65 a click on a drawn game of the welcome chooses it as soon as the dialog is there (${size})`, async ({
    openPage,
  }) => {
    const { page, letGo } = await openHeld(openPage, { isNewcomer: true, size })
    const tile = '.first-welcome [data-game="zenless"]'
    const { x, y } = await pointIn(page, tile)
    await (size === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    await expect(page.locator(tile)).toHaveAttribute('data-pressed')
    letGo()
    const pressed = welcomeDialog(page).locator('[aria-pressed="true"]')
    await expect(pressed).toHaveText('Zenless Zone Zero')
  })
}

test('SHELL-65 a click on a drawn bar opens its dialog, one on its mark the menu, and one on a button presses it', async ({
  openPage,
}) => {
  const page = await openWithDrawing(openPage)
  const [{ id } = { id: '' }] = await barsInView(page)
  const bar = `.first-drawing [data-activity="${id}"]`

  const letDialogCome = await reloadHeld(page)
  const { x, y } = await pointIn(page, bar)
  // The last one counts.
  await page.mouse.click(5, y)
  await page.mouse.click(x, y)
  await letDialogCome()
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.locator(`[data-timeline-scroll] [data-activity="${id}"] button[aria-haspopup="dialog"]`),
  ).toBeFocused()

  const letMenuCome = await reloadHeld(page)
  const mark = await pointIn(page, `${bar} button[aria-haspopup="menu"]`)
  await page.mouse.click(mark.x, mark.y)
  await letMenuCome()
  await expect(page.getByRole('menuitemradio', { name: 'Done' })).toBeVisible()
  await page.keyboard.press('Escape')

  const letButtonCome = await reloadHeld(page)
  const hide = await pointIn(page, '.first-drawing button[aria-label="Hide done"]')
  await page.mouse.click(hide.x, hide.y)
  await letButtonCome()
  await expect(page.getByRole('button', { name: 'Hide done', pressed: true })).toBeVisible()
})

test('SHELL-65 a drag over what is drawn presses nothing, and neither does a click where something else stands', async ({
  openPage,
}) => {
  const page = await openWithDrawing(openPage)
  const [{ id } = { id: '' }] = await barsInView(page)
  const letGo = await reloadHeld(page)
  const { x, y } = await pointIn(page, `.first-drawing [data-activity="${id}"]`)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y)
  await page.mouse.up()
  await letGo()
  await waitForBars(page)
  await frames(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const letOtherCome = await reloadHeld(page)
  await page.mouse.click(x, y)
  // Another activity than the one that was pressed.
  await page.evaluate(() => {
    for (const drawn of document.querySelectorAll('.first-drawing *')) {
      drawn.removeAttribute('class')
      if (drawn.hasAttribute('data-activity')) drawn.setAttribute('data-activity', 'other')
    }
  })
  await letOtherCome()
  await waitForBars(page)
  await frames(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** As many as a click waits for. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 61; frame++) await new Promise(requestAnimationFrame)
  })
}
