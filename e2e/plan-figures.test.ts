import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const NO_PLAN = { gachaSelectedGame: 'genshin' }
const standing = { pity: 10, isGuaranteed: true, fatePoints: null, isFirstOpen: null }
const KNOWN = { ...NO_PLAN, plan: { accounts: { genshin: { standings: { 301: standing } } } } }

const answer = (page: Page) => page.getByRole('region', { name: 'Your chance' })
const chart = (page: Page) => page.getByRole('slider', { name: 'Day in the chart' })

test('PLAN-6 PLAN-12 where pity is unknown, a need is a range in the chart and its table, as the chance is', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await expect(answer(page)).toContainText('4–99%')
  await expect(chart(page)).toContainText('50% · 1–81')
  await expect(chart(page)).toContainText('100% · 1–180')
  await page.getByRole('button', { name: 'Show as table' }).click()
  const needs = page.getByRole('region', { name: 'Durin' })
  await expect(needs.getByRole('definition')).toHaveText(['1–81', '1–136', '1–156', '1–180'])
})

test('PLAN-6 the needs of a goal name the goals that they include', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: KNOWN })
  for (const name of ['Durin', 'Nicole']) await page.getByRole('button', { name: `Add ${name}` }).click()
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /Durin: 66 pulls .* Durin and Nicole: /)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('region', { name: 'Nicole' })).toContainText('with Durin')
})
