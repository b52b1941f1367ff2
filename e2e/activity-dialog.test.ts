import type { Locator, Page } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

async function openDialog(
  openPage: PageOpener,
  game = 'genshin',
): Promise<{ page: Page; dialog: Locator; id: string }> {
  const page = await openPage({ storage: { gameOrder: [game] } })
  await waitForBars(page)
  const id = await runningBar(page, `[data-game="${game}"]`)
  await openerOf(page, id).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return { page, dialog, id }
}

test('TL-47 SHELL-33 the dialog is named by its activity, counts down and sets the mark, its links cannot reach back, and Escape gives the focus back to the bar', async ({
  openPage,
}) => {
  const { page, dialog, id } = await openDialog(openPage)
  await test.step('the dialog is named by its activity, says its dates, zone and source, and counts down', async () => {
    const name = await dialog.getByRole('heading').first().textContent()
    expect(name).not.toBe('')
    await expect
      .poll(() => dialog.getAttribute('aria-label').then(async (label) => label ?? labelledBy(dialog)))
      .toContain(name)
    await dialog.getByText('UTC+8').first().waitFor()
    await dialog
      .getByRole('list', { name: 'Where this comes from' })
      .getByText(/^(Official (title|times)|Dates from built-in data|Expected dates|Calculated)/)
      .first()
      .waitFor()

    const timer = dialog.getByRole('timer')
    const before = (await timer.textContent()) ?? ''
    await expect(timer).not.toHaveText(before)
  })

  await test.step('the mark is set in the dialog, too', async () => {
    await dialog.getByRole('radio', { name: 'Done', exact: true }).check()
    await expect(barOf(page, id)).toHaveAttribute('data-status', 'done')
  })

  await test.step('links that leave the product open a new tab that cannot reach back', async () => {
    await dialog.getByRole('button', { name: /launch/i }).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)

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

  await test.step('Escape closes the dialog and gives the focus back to the bar', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(openerOf(page, id)).toBeFocused()
  })
})

test('GAME-7 the launch dialog offers what exists: Wuthering Waves has no PC target', async ({ openPage }) => {
  const offered = async (game: string) => {
    const { page, dialog } = await openDialog(openPage, game)
    await dialog.getByRole('button', { name: /launch/i }).click()
    const launch = page.getByRole('dialog').last()
    await expect(page.getByRole('dialog')).toHaveCount(2)
    return launch
  }
  const genshin = await offered('genshin')
  await expect(genshin.getByText('PC', { exact: true })).toHaveCount(2)

  const wuthering = await offered('wuthering')
  await expect(wuthering.getByText('PC', { exact: true })).toHaveCount(0)
  await expect.poll(() => wuthering.getByRole('link').count()).toBeGreaterThan(0)
})

function labelledBy(dialog: Locator): Promise<string> {
  return dialog.evaluate((element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

test('TL-78 the dialog of a banner has one box: chance, bell, who is featured, the note, and the source last', async ({
  openPage,
}) => {
  const page = await openPage({ size: 'wall' })
  await waitForBars(page)
  await openerOf(page, await runningBar(page, '[data-type="gacha"]')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('region', { name: 'Reminder' }).waitFor()
  const named = () =>
    dialog
      .getByRole('list', { name: 'Where this comes from' })
      .evaluate((list) => [...(list.parentElement?.children ?? [])].map((row) => row.getAttribute('aria-label')))
  await expect.poll(named).toEqual(['Your chance', 'Reminder', 'Featured', 'Your note', 'Where this comes from'])
})

test('TL-78 what scrolls in the dialog goes below its close button and not through it (phone)', async ({
  openPage,
}) => {
  const page = await openPage({ size: 'phone' })
  await page.setViewportSize({ width: 390, height: 560 })
  await waitForBars(page)
  await openerOf(page, await runningBar(page)).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  /** At how many places of the scroll something of the content stands beside the button. */
  const seenBeside = () =>
    close.evaluate((button) => {
      const { left, top, bottom } = button.getBoundingClientRect()
      const scroller = button.parentElement
        ?.querySelector('fieldset, [role="radiogroup"]')
        ?.closest('div[class*="scroll"]')
      if (!scroller) return null
      let seen = 0
      for (let at = 120; at < scroller.scrollHeight - scroller.clientHeight; at += 4) {
        scroller.scrollTo({ top: at, behavior: 'instant' })
        for (let y = top; y <= bottom; y += 4) {
          if (document.elementFromPoint(left - 4, y)?.closest('label')) seen += 1
        }
      }
      return seen
    })
  await expect.poll(seenBeside).toBe(0)
})
