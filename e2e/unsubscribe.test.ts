import { unsubscribeMail } from '../packages/contract/src/reminders/reminder-channels.ts'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('REM-51 the link of an evening email asks first, and says what came of it', async ({ openPage }) => {
  const page = await openPage({ path: '/unsubscribe#u1.proof', expectedErrors: /404/ })
  const asked: string[] = []
  await page.route('**/api/mail/unsubscribe/*', (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ json: { code: 200, message: 'OK', data: null } })
  })
  await expect(page.getByText('You’ll get no more reminders by email. You can turn them on')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Stop the email' }).click()
  await expect(page.getByText('Done. You’ll get no more reminders by email.')).toBeVisible()
  expect(asked).toEqual([`POST ${unsubscribeMail.path.replace(':token', 'u1.proof')}`])
  await page.getByRole('link', { name: 'Open Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.unroute('**/api/mail/unsubscribe/*')
  await page.route('**/api/mail/unsubscribe/*', (route) =>
    route.fulfill({ status: 404, json: { error_code: 100004, message: 'Not found.', data: null } }),
  )
  await page.goto('/unsubscribe#u1.wrong')
  await page.getByRole('button', { name: 'Stop the email' }).click()
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
