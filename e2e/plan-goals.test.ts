import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const NO_PLAN = { gachaSelectedGame: 'genshin' }

const answer = (page: Page) => page.getByRole('region', { name: 'Your chance' })
const goals = (page: Page) => page.locator('[data-goal]')

test('PLAN-14 the menu of a goal moves it, and has no step beyond an end of the list', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', size: 'phone', storage: NO_PLAN })
  for (const name of ['Durin', 'Nicole']) await page.getByRole('button', { name: `Add ${name}` }).click()
  await page.getByRole('button', { name: 'More for Nicole' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(goals(page).locator('[data-goal-name]')).toHaveText(['Nicole', 'Durin'])
})

test('PLAN-52 below the goals stand other 5-stars of running banners, each one press away, with a way back', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  const others = page.getByRole('region', { name: 'More banners' })
  await expect(others.getByRole('button', { name: 'Add Nicole' })).toBeVisible()
  await expect(others.getByRole('button', { name: 'Add Durin' })).toHaveCount(0)
  await others.getByRole('button', { name: 'Add Nicole' }).click()
  await expect(goals(page)).toHaveCount(2)
  await expect(others.getByRole('button', { name: 'Add Nicole' })).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(others.getByRole('button', { name: 'Add Nicole' })).toBeVisible()
})

test('PLAN-47 the answer asks for an unknown pity, once, and its field stays while it is typed into', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  const pity = page.getByRole('textbox', { name: 'Character Event Wish: your pity?' })
  await expect(pity).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await expect(answer(page).getByRole('textbox')).toHaveCount(1)
  await expect(answer(page)).toContainText('Enter your pity to narrow this range.')
  await expect(page.getByText('Pity isn’t known.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /pity/ })).toHaveCount(1)
  await pity.pressSequentially('67')
  await expect(pity).toHaveValue('67')
  await expect(goals(page)).not.toContainText('pity unknown')
  await expect(page.getByRole('textbox', { name: /pity/ })).toHaveCount(1)
  await expect(answer(page)).not.toContainText('Enter your pity')
})

test('PLAN-47 a plan without goals asks for the next unknown pity, and the first field stays', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  const pity = page.getByRole('textbox', { name: /your pity\?$/ })
  await expect(pity).toHaveCount(1)
  await pity.pressSequentially('67')
  await expect(pity).toHaveCount(2)
  await expect(pity.first()).toBeFocused()
  await expect(pity.first()).toHaveValue('67')
  await pity.last().fill('10')
  const offers = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add / }) })
  await expect(offers.filter({ hasNotText: /(?:by|until) [A-Z]/ })).toHaveCount(0)
})

test('PLAN-13 the first goal that is added takes the focus of the button that goes', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).press('Enter')
  await expect(goals(page).locator('[data-goal-name]')).toBeFocused()
})

test('PLAN-57 the list of goals shows the chance of a goal as the plan does, and that of an offer as its dialog', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await answer(page)
    .getByRole('textbox', { name: /your pity/ })
    .fill('67')
  const planned = await goals(page)
    .getByText(/^[\d–]+%$/)
    .innerText()
  await page.getByRole('button', { name: 'Add a goal' }).click()
  const list = page.getByRole('dialog', { name: 'Add a goal' })
  await expect(list.getByRole('button', { name: /^Durin/ })).toContainText(planned)
  await expect(list).toContainText('after your goals, with')
  const nicole = list.getByRole('button', { name: /^Nicole/ })
  const chance = await nicole.getByText(/^[\d–]+%$/).innerText()
  await nicole.click()
  await expect(page.getByRole('dialog', { name: 'Nicole' }).getByText(/^[\d–]+%$/)).toHaveText(chance)
})
