import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const NO_PLAN = { gachaSelectedGame: 'genshin' }
const standing = { pity: 10, isGuaranteed: true, fatePoints: null, isFirstOpen: null }
const KNOWN = { ...NO_PLAN, plan: { accounts: { genshin: { standings: { 301: standing } } } } }

const answer = (page: Page) => page.getByRole('region', { name: 'Your chance' })
const chart = (page: Page) => page.getByRole('slider', { name: 'Day in the chart' })

test('PLAN-6 PLAN-12 where pity is unknown, a need is a range in the chart and its table, as the chance is, and 100% is what always suffices', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await expect(answer(page)).toContainText('4–99%')
  await expect(chart(page)).toContainText('50% · 1–81')
  await expect(chart(page)).toContainText('100% · 180 pulls')
  await page.getByRole('button', { name: 'Show as table' }).click()
  const needs = page.getByRole('region', { name: 'Durin' })
  await expect(needs.getByRole('definition')).toHaveText(['1–81', '1–136', '1–156', '180'])
})

test('PLAN-5 PLAN-12 what there is now, what is certain and what is missing add up to the need for 100%', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: KNOWN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await expect(answer(page)).toContainText('for 100% with certain income only')
  const figure = async (pattern: RegExp) => Number((await answer(page).innerText()).match(pattern)?.[1])
  const certain = async () => (await figure(/(\d+)\snow/)) + (await figure(/(\d+)\scertain/))
  await expect.poll(async () => (await certain()) + (await figure(/(\d+) more pulls/))).toBe(80)
  await expect(chart(page)).toContainText('100% · 80 pulls')
  // A day after the banner's end is no help.
  await expect(answer(page)).not.toContainText('without spending')

  await page.getByRole('button', { name: 'Show as table' }).click()
  const end = page.getByRole('row').filter({ hasText: 'Durin ends' })
  await expect(end.getByRole('cell').nth(1)).toHaveText(`${await certain()}`)
})

test('PLAN-5 the day of a guarantee is given where it comes before the banner ends', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: KNOWN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await page.getByRole('textbox', { name: 'Intertwined Fates', exact: true }).fill('78')
  await expect(answer(page)).toContainText(/pulls? left over/)
  await expect(answer(page)).toContainText('guaranteed without spending')
})

test('PLAN-6 the needs of a goal name the goals that they include', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: KNOWN })
  for (const name of ['Durin', 'Nicole']) await page.getByRole('button', { name: `Add ${name}` }).click()
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /Durin: 66 pulls .* Durin and Nicole: /)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('region', { name: 'Nicole' })).toContainText('with Durin')
})
