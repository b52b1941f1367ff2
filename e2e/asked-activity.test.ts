import { fetchActivities } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'
import { barOf } from './support/timeline.ts'

test('TL-51 an address opens its activity, brings the bar into view and asks once', async ({ openPage, url }) => {
  const activities = await fetchActivities(url)
  const asked = activities.find(({ game_id, type }) => game_id === 'wuthering' && type === 'gacha')
  const page = await openPage({ path: `/timeline?activity=${asked?.uuid}` })
  await page.getByRole('dialog').waitFor()
  await expect(page).toHaveURL(/\/timeline$/)
  await page.keyboard.press('Escape')
  await barOf(page, asked?.uuid ?? '').waitFor()

  await page.reload()
  await page.locator('[data-activity]').first().waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('TL-51 an activity that is not on the timeline is shown, and the address is plain again', async ({ openPage }) => {
  const page = await openPage({ path: '/timeline?activity=00000000-0000-4000-8000-000000000000' })
  await page.getByRole('alert').filter({ hasText: 'isn’t on your timeline' }).waitFor()
  await expect(page).toHaveURL(/\/timeline$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
