import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

const BANNERS = { genshin: { enabled: true, activities: ['gacha'] } }

test('PLAN-30 from a banner to its place in the plan it takes three presses', async ({ openPage }) => {
  const plan = { accounts: { genshin: { owned: { primogem: 4320 } } } }
  const page = await openPage({ storage: { userGameSelections: BANNERS, plan } })
  await waitForBars(page)
  await page.locator('[data-activity][data-phase="running"] > button').first().click()
  const box = page.getByRole('dialog').getByRole('region', { name: 'Your chance' })
  await expect(box).toContainText('with your 27 pulls')
  await expect(box).toContainText(/counting what you can earn by Jun 9/)
  await expect(box).toContainText(/\d+–\d+%/)
  expect(await axeViolations(page)).toEqual([])
  await box.getByRole('button', { name: 'Add to plan' }).click()
  await expect(box).toContainText('Goal 1 of your Genshin Impact plan')
  await page.getByRole('status').getByRole('button', { name: 'Open plan' }).click()
  await expect(page).toHaveURL(/\/plan$/)
  await expect(page.locator('[data-goal]')).toHaveCount(1)
})
