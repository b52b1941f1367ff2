import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './support/open-page.ts'
import { barOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

async function openDialog(game = 'genshin'): Promise<{ page: Page; dialog: Locator; id: string }> {
  const page = await openPage({ storage: { gameOrder: [game] } })
  await waitForBars(page)
  const id = await runningBar(page, game)
  await openerOf(page, id).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return { page, dialog, id }
}

test('TL-47 the dialog is named by its activity, tells its dates, zone and source, and counts down', async () => {
  const { dialog } = await openDialog()
  const name = await dialog.getByRole('heading').first().textContent()
  expect(name).not.toBe('')
  expect(await dialog.getAttribute('aria-label').then(async (label) => label ?? labelledBy(dialog))).toContain(name)
  await dialog.getByText('UTC+8').first().waitFor()
  await dialog
    .getByText(/^(Official notice|Shipped catalogue), /)
    .first()
    .waitFor()

  const timer = dialog.getByRole('timer')
  const before = await timer.textContent()
  await expect.poll(() => timer.textContent()).not.toBe(before)
})

test('TL-47 the mark is set in the dialog, too', async () => {
  const { page, dialog, id } = await openDialog()
  await dialog.getByRole('radio', { name: 'Done', exact: true }).check({ force: true })
  await expect.poll(() => barOf(page, id).getAttribute('data-status')).toBe('done')
})

test('TL-47 Escape closes the dialog and gives the focus back to the bar', async () => {
  const { page, dialog, id } = await openDialog()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await openerOf(page, id).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('GAME-7 the launch dialog offers what exists: Wuthering Waves has no PC target', async () => {
  const offered = async (game: string) => {
    const { page, dialog } = await openDialog(game)
    await dialog.getByRole('button', { name: /launch/i }).click()
    const launch = page.getByRole('dialog').last()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(2)
    return launch
  }
  const genshin = await offered('genshin')
  expect(await genshin.getByText('PC', { exact: true }).count()).toBe(2)

  const wuthering = await offered('wuthering')
  expect(await wuthering.getByText('PC', { exact: true }).count()).toBe(0)
  expect(await wuthering.getByRole('link').count()).toBeGreaterThan(0)
})

test('SHELL-33 links that leave the product open a new tab that cannot reach back', async () => {
  const { page, dialog } = await openDialog('genshin')
  await dialog.getByRole('button', { name: /launch/i }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(2)

  const links = await page.locator('a[href^="http"]').evaluateAll((anchors) =>
    anchors
      .filter((anchor): anchor is HTMLAnchorElement => anchor instanceof HTMLAnchorElement)
      .filter(({ origin }) => origin !== location.origin)
      .map(({ target, rel }) => ({ target, rel })),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const { target, rel } of links) {
    expect(target).toBe('_blank')
    expect(rel).toContain('noopener')
    expect(rel).toContain('noreferrer')
  }
})

function labelledBy(dialog: Locator): Promise<string> {
  return dialog.evaluate((element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}
