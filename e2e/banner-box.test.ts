import type { Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { markOf, waitForBars } from './support/timeline.ts'

const ABYSS = '87c0c486-01b7-59b1-80a8-d6eafaf3f1a5'
const WITH_CHALLENGES = { genshin: { enabled: true, activities: ['gacha', 'challenge'] } }
const BANNERS = { genshin: { enabled: true, activities: ['gacha'] } }

/** The plan for Genshin Impact, as the device keeps it. */
function storedPlan(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').plan.accounts.genshin)
}

test('PLAN-30 PLAN-37 from a banner to its place in the plan it takes three presses', async ({ openPage }) => {
  const standing = { pity: 10, isGuaranteed: null, fatePoints: null, isFirstOpen: null }
  const standings = { 301: standing, 302: standing }
  const plan = { accounts: { genshin: { owned: { primogem: 4320 }, standings } } }
  const page = await openPage({ storage: { userGameSelections: BANNERS, plan } })
  await waitForBars(page)
  await page.locator('[data-activity][data-phase="running"] [aria-haspopup="dialog"]').first().click()
  const box = page.getByRole('dialog').getByRole('region', { name: 'Your chance' })
  await expect(box).toContainText('with your 27 pulls')
  await expect.poll(() => storedPlan(page)).toMatchObject({ since: expect.any(String), owned: { primogem: 4320 } })
  await expect(box).toContainText(/counting what you can earn by Jun\s9/)
  const chance = box.locator('dt').last()
  await expect(chance).toHaveText(/^\d+–\d+%$/)
  const byEnd = await chance.innerText()
  expect(await axeViolations(page)).toEqual([])
  await box.getByRole('button', { name: 'Add to plan' }).click()
  await expect(box).toContainText('Goal 1 of your Genshin Impact plan')
  await expect(box).toContainText(new RegExp(`${byEnd}in your plan, by Jun\\s9`))
  await page.getByRole('status').getByRole('button', { name: 'Open plan' }).click()
  await expect(page).toHaveURL(/\/plan$/)
  const goal = page.locator('[data-goal]')
  await expect(goal).toHaveCount(1)
  await expect(goal).toContainText(byEnd)
  const name = await goal.locator('[data-goal-name]').innerText()
  await goal.getByRole('button', { name: `More for ${name}` }).click()
  await goal.getByRole('menuitem', { name: 'Remove' }).click()
  // The row of an empty plan gives the same chance as the dialog.
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(new RegExp(`until Jun\\s9${byEnd}`))
})

test('PLAN-47 without records a banner asks for the pity instead of a chance from 7 to 99%', async ({ openPage }) => {
  const page = await openPage({ storage: { userGameSelections: BANNERS } })
  await waitForBars(page)
  await page.getByRole('button', { name: 'Wish – Durin' }).first().click()
  const box = page.getByRole('dialog').getByRole('region', { name: 'Your chance' })
  const pity = box.getByRole('textbox', { name: 'Character Event Wish: your pity?' })
  await expect(pity).toBeVisible()
  await expect(box).not.toContainText('%')
  await page.goto('/plan')
  const row = page.getByRole('listitem').filter({ hasText: 'Durin' })
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('%')
  await page.goBack()
  await page.getByRole('button', { name: 'Wish – Durin' }).first().click()
  await pity.fill('60')
  await expect(box).toContainText(/%counting what you can earn by/)
})

test('PLAN-48 a banner that has ended offers its next rerun, not itself', async ({ openPage }) => {
  const page = await openPage({ storage: { userGameSelections: BANNERS } })
  await waitForBars(page)
  await page.locator('[data-activity][data-type="gacha"][data-phase="ended"] [aria-haspopup="dialog"]').first().click()
  const box = page.getByRole('dialog').getByRole('region', { name: 'Your chance' })
  await expect(box).toContainText('Next rerun')
  await box.getByRole('button', { name: 'Plan the next rerun' }).click()
  await expect(box.getByRole('button', { name: 'Open plan' })).toBeVisible()
  await expect.poll(() => storedPlan(page)).toMatchObject({ goals: [{ bannerId: null, isRerun: true }] })
})

test('PLAN-30 without a guarantee a banner says the odds of its own pool', async ({ openPage }) => {
  const standing = { pity: 10, isGuaranteed: false, fatePoints: null, isFirstOpen: null }
  const plan = { accounts: { genshin: { standings: { 301: standing, 302: standing } } } }
  const page = await openPage({ storage: { userGameSelections: BANNERS, plan } })
  await waitForBars(page)
  const box = page.getByRole('dialog').getByRole('region', { name: 'Your chance' })
  for (const [name, odds] of [
    ["Angelos' Heptades", '75/25'],
    ['Durin', '50/50'],
  ] as const) {
    await page
      .getByRole('button', { name: `Wish – ${name}` })
      .first()
      .click()
    await expect(box).toContainText(odds)
    await page.keyboard.press('Escape')
  }
})

test('PLAN-31 PLAN-32 the bar of a goal shows the chance, and a mark that moves it says so', async ({ openPage }) => {
  // Typed before the challenge began, so that its reward is not in the amount.
  const at = '2026-04-01T00:00:00Z'
  const primogem = { amount: 12800, at, typedAt: at, included: [], added: [], maybe: 0 }
  const plan = { accounts: { genshin: { owned: { primogem: 12800 }, baselines: { primogem } } } }
  const page = await openPage({ storage: { userGameSelections: WITH_CHALLENGES, plan } })
  await waitForBars(page)
  const banner = page.locator('[data-activity][data-type="gacha"][data-phase="running"]').first()
  const opener = banner.locator('button[aria-haspopup="dialog"]')
  const chip = banner.locator('[data-bar-goal]').filter({ visible: true })
  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }).click()
  await page.keyboard.press('Escape')
  await expect(chip).toHaveText(/^\d+–\d+%$/)
  await expect(opener).toHaveAttribute('aria-label', /Goal, chance \d+ to \d+%, pity unknown$/)
  await expect(banner.locator('[data-amount]')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  const before = await chip.innerText()
  const moves = page.getByRole('status').filter({ hasText: ', was ' })
  await markOf(page, ABYSS).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(moves).toHaveText([new RegExp(`^.+ \\d+–\\d+%, was ${before}$`)])
  await expect(moves).toHaveAttribute('data-tone', 'success')
  const [low = 0] = before.match(/\d+/) ?? []
  await expect.poll(async () => Number.parseInt(await chip.innerText(), 10)).toBeGreaterThan(Number(low))
  await markOf(page, ABYSS).click()
  await page.getByRole('menuitemradio').first().click()
  await expect(moves).toHaveText([new RegExp(`^.+ ${before}, was \\d+–\\d+%$`)])
  await expect(moves).toHaveAttribute('data-tone', 'info')
})
