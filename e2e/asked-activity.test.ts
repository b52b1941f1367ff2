import { expect, inject, test } from 'vitest'
import { fetchActivities } from './support/catalogue.ts'
import { openPage } from './support/open-page.ts'
import { barOf } from './support/timeline.ts'

test('TL-51 an address opens its activity, brings the bar into view and asks once', async () => {
  const activities = await fetchActivities(inject('url'))
  const asked = activities.find(({ game_id, type }) => game_id === 'wuthering' && type === 'gacha')
  const page = await openPage({ path: `/timeline?activity=${asked?.uuid}` })
  await page.getByRole('dialog').waitFor()
  expect(page.url()).toMatch(/\/timeline$/)
  await page.keyboard.press('Escape')
  await barOf(page, asked?.uuid ?? '').waitFor()

  await page.reload()
  await page.locator('[data-activity]').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('TL-51 an activity that is not on the timeline is told, and the address is plain again', async () => {
  const page = await openPage({ path: '/timeline?activity=00000000-0000-4000-8000-000000000000' })
  await page.getByRole('alert').filter({ hasText: 'not on your timeline' }).waitFor()
  expect(page.url()).toMatch(/\/timeline$/)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
