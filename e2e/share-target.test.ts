import type { Page } from '@playwright/test'
import { pullFile } from '../apps/server/src/testing/pull-logs/pull-file.ts'
import { linkTo } from '../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { kill, ownServer, UNREACHABLE, waitUntilCached } from './support/offline.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)
const starrail = simulatedAccount('starrail', { pulls: 20, seed: 'shared' })

/** What prepares pages of the product has no storage outside of it. */
const OUTSIDE = /Access is denied for this document/

interface Shared {
  readonly text?: string
  readonly file?: { readonly name: string; readonly content: string }
}

/**
 * What the system does when the player shares something to the installed app: it posts a form to the app's address, from
 * outside, since our own pages post no forms.
 */
async function share(page: Page, shared: Shared): Promise<void> {
  const action = new URL('/share', page.url()).href
  await page.goto('about:blank')
  await page.evaluate(
    ({ action: address, text, file }) => {
      const form = document.createElement('form')
      Object.assign(form, { action: address, method: 'post', enctype: 'multipart/form-data' })
      const field = document.createElement('input')
      Object.assign(field, { name: 'text', value: text ?? '' })
      form.append(field)
      if (file) {
        const files = new DataTransfer()
        files.items.add(new File([file.content], file.name, { type: 'application/json' }))
        const chosen = document.createElement('input')
        Object.assign(chosen, { type: 'file', name: 'file' })
        chosen.files = files.files
        form.append(chosen)
      }
      document.body.append(form)
      form.submit()
    },
    { ...shared, action },
  )
}

test('PWA-16 PWA-17 a shared link opens the import with its game chosen, a shared file is offered and sent on a click alone', async () => {
  const auth_token = await server.signUp('sharing')
  const page = await server.open({
    path: '/gacha',
    storage: { auth_token },
    serviceWorkers: 'allow',
    expectedErrors: OUTSIDE,
  })
  await waitUntilCached(page, 'en')
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })

  await share(page, { text: `look ${linkTo(starrail)}` })
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(`look ${linkTo(starrail)}`)
  await dialog.getByText('This is a pull history link.').waitFor()
  await expect(dialog.getByRole('combobox', { name: 'Game' })).toHaveValue('starrail')
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeEnabled()
  expect(new URL(page.url()).search).toBe('')

  // Any page can post this form: what it holds may reach the account only if the player wants it.
  const order: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/import/file')) order.push('sent')
  })
  await share(page, { file: { name: 'uigf.json', content: pullFile([starrail]) } })
  const offer = dialog.getByText('“uigf.json” was shared with this app. It hasn’t left this device.')
  await offer.waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  order.push('pressed')
  await dialog.getByRole('button', { name: 'Read this file' }).click()
  await dialog.getByRole('heading', { name: /^Import preview/ }).waitFor()
  expect(order).toEqual(['pressed', 'sent'])
  await expect(offer).toHaveCount(0)
  // Anyone who comes back to the place for files does not read that it hasn't left this device.
  await dialog.getByRole('tab', { name: 'Accounts' }).click()
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  await expect(dialog.getByRole('tab', { name: 'From a file' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.locator('input[type="file"]')).toHaveCount(1)
  await expect(offer).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Choose an account' }).waitFor()
  await expect(dialog).toHaveCount(0)
})

test('PWA-16 PWA-17 without a server, too, what is shared is caught, and waits for its player to log in', async ({
  openPage,
  defer,
}) => {
  const standalone = await ownServer(defer)
  const page = await openPage({
    url: standalone.url,
    path: '/gacha',
    serviceWorkers: 'allow',
    expectedErrors: new RegExp(`${UNREACHABLE.source}|${OUTSIDE.source}`),
  })
  await waitUntilCached(page, 'en')
  await kill(standalone)
  await share(page, { text: linkTo(starrail) })
  await page.getByText('Log in to import what you shared.', { exact: false }).waitFor()
})
