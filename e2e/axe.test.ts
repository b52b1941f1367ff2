import type { Page } from '@playwright/test'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { axeViolations } from './support/axe.ts'
import { openSlots } from './support/folded.ts'
import type { Size } from './support/open-page.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { lostDialog, occupiedDialog, openTab, takeHere, waitForHolder } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { markOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'
import { confirmWelcome, welcomeDialog } from './support/welcome.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']

/** What opens above the timeline, in this order, and the part of the page that it is. Escape closes it again. */
const LAYERS: readonly { name: string; part: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'sort menu', part: '[role="menu"]', open: (page) => page.getByRole('button', { name: /^Sort:/ }).click() },
  { name: 'marks', part: '[role="menu"]', open: async (page) => markOf(page, await runningBar(page)).click() },
  { name: 'languages', part: '[role="menu"]', open: (page) => page.getByRole('button', { name: /^Language/ }).click() },
  { name: 'day panel', part: '[role="dialog"]', open: (page) => page.locator('[data-day="2026-05-20"]').click() },
  { name: 'activity', part: '[role="dialog"]', open: async (page) => openerOf(page, await runningBar(page)).click() },
  { name: 'keys', part: '[role="dialog"]', open: (page) => page.keyboard.press('?') },
]

for (const size of SIZES) {
  test(`SHELL-30 the timeline and what opens above it are free of axe violations (${size})`, async ({ openPage }) => {
    const page = await openPage({ size })
    await waitForBars(page)
    expect(await axeViolations(page), 'default order').toEqual([])

    await page.keyboard.press('s')
    await waitForBars(page)
    expect(await axeViolations(page, '[data-timeline-scroll]'), 'ends first').toEqual([])
    await page.keyboard.press('s')
    await waitForBars(page)

    const found: string[] = []
    for (const { name, part, open } of LAYERS) {
      await open(page)
      await page.locator(part).waitFor()
      found.push(...(await axeViolations(page, part)).map((violation) => `${name}: ${violation}`))
      await page.keyboard.press('Escape')
      await page.locator(part).waitFor({ state: 'detached' })
    }

    await openerOf(page, await runningBar(page)).click()
    await page.getByRole('button', { name: 'Launch game' }).click()
    await page.getByRole('dialog', { name: /^Launch/ }).waitFor()
    found.push(...(await axeViolations(page, '[role="dialog"]')).map((violation) => `launch: ${violation}`))
    expect(found).toEqual([])
  })
}

for (const size of SIZES) {
  test(`SHELL-30 settings and the way back from nowhere are free of axe violations (${size})`, async ({ openPage }) => {
    const page = await openPage({ size, path: '/settings?highlight=games', expectedErrors: /404 \(Not Found\)/ })
    await page.getByRole('button', { name: 'Activity types for Genshin Impact' }).click()
    expect(await axeViolations(page), 'settings').toEqual([])

    await page.goto('/nowhere')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await axeViolations(page), 'not found').toEqual([])

    if (size === 'phone') await page.getByRole('button', { name: 'Open navigation' }).click()
    else
      await page
        .getByRole('button', { name: /^(Expand|Collapse)$/ })
        .first()
        .click()
    const navigation = size === 'phone' ? '[role="dialog"]' : 'nav'
    expect(await axeViolations(page, navigation), 'navigation').toEqual([])
  })
}

for (const size of SIZES) {
  test(`SHELL-30 the home page is free of axe violations (${size})`, async ({ openPage }) => {
    const page = await openPage({ size, path: '/' })
    for (const part of ['[data-in="home"]', '[data-tonight]', '[data-stamina]'])
      await page.locator(part).first().waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
}

for (const size of SIZES) {
  test(`SHELL-30 shortcuts, pages of text and the welcome are free of axe violations (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ size, isNewcomer: true, path: '/notification' })
    const found: string[] = []
    for (const path of ['/notification', '/about', '/genshin-activities', '/shortcuts']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      if (path === '/shortcuts') {
        await welcomeDialog(page).getByRole('button', { name: 'Genshin Impact' }).click()
        found.push(...(await axeViolations(page, '[role="dialog"]')).map((violation) => `welcome: ${violation}`))
        await confirmWelcome(page)
      }
      found.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`))
    }
    expect(found).toEqual([])
  })
}

for (const size of SIZES) {
  test(`SHELL-30 the dialogs of the tab lock are free of axe violations (${size})`, async ({ openPage }) => {
    const first = await openPage({ size, path: '/settings' })
    await waitForHolder(first)
    const second = await openTab(first)
    await occupiedDialog(second).waitFor()
    expect(await axeViolations(second, '[role="dialog"]')).toEqual([])
    await takeHere(second)
    await lostDialog(first).waitFor()
    expect(await axeViolations(first, '[role="dialog"]')).toEqual([])
  })
}

for (const size of SIZES) {
  test(`SHELL-30 the account is free of axe violations (${size})`, async ({ openPage }) => {
    const out = await openPage({ size, path: '/settings?highlight=login', prepare: answerForAccount })
    await out.getByRole('radio', { name: 'Register' }).check()
    await out.getByRole('button', { name: 'Reset password' }).click()
    await out.getByRole('button', { name: 'Log in with QQ' }).waitFor()
    expect(await axeViolations(out), 'signed out').toEqual([])

    const page = await openPage({ size, path: '/settings#account', storage: ACCOUNT_HOLDER, prepare: answerForAccount })
    await openSlots(page)
    await page.getByText('Earlier versions').click()
    for (const part of ['Devices', 'My data']) {
      await page.getByRole('button', { name: part }).click()
      expect(await axeViolations(page, 'main'), part).toEqual([])
    }
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog', { name: 'Delete the account?' }).waitFor()
    expect(await axeViolations(page, '[role="dialog"]'), 'deletion').toEqual([])
  })
}

for (const size of SIZES) {
  test(`SHELL-30 the pull history and its dialogs are free of axe violations (${size})`, async ({ openPage }) => {
    const page = await openPage({
      path: '/gacha',
      size,
      storage: SIGNED_IN,
      prepare: (opened) => answerForPulls(opened, 300),
    })
    await page.getByRole('button', { name: 'Choose an account' }).waitFor()
    expect(await axeViolations(page), 'nothing here').toEqual([])

    await downloadAccount(page, 'genshin')
    await page.getByText('5-star luck: better than').waitFor()
    expect(await axeViolations(page), 'overview').toEqual([])
    await page.getByRole('button', { name: 'Show as table' }).first().click()
    expect(await axeViolations(page, 'main'), 'table').toEqual([])

    await page.getByRole('button', { name: 'Accounts and import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
    await dialog.locator('[data-uid]').first().waitFor()
    expect(await axeViolations(page, '[role="dialog"]'), 'accounts').toEqual([])
    await dialog.getByRole('tab', { name: 'From the game' }).click()
    await expect(dialog.getByRole('tabpanel', { name: 'From the game' })).toBeVisible()
    // A phone begins with its own way, which has no script.
    if (size === 'desktop') await dialog.getByRole('button', { name: 'Read script' }).click()
    expect(await axeViolations(page, '[role="dialog"]'), 'link').toEqual([])
    await dialog.getByRole('tab', { name: 'From a file' }).click()
    await expect(dialog.getByRole('tabpanel', { name: 'From a file' })).toBeVisible()
    expect(await axeViolations(page, '[role="dialog"]'), 'file').toEqual([])
    await page.keyboard.press('Escape')

    await page
      .getByRole('link', { name: /^Records: / })
      .first()
      .click()
    await page.locator('[data-pull]').first().waitFor()
    expect(await axeViolations(page), 'records').toEqual([])
    await page.getByRole('button', { name: 'Group ten-pulls' }).click()
    await page.locator('button[data-press]').first().click()
    expect(await axeViolations(page), 'ten-pulls').toEqual([])
  })
}
