import type { Locator } from '@playwright/test'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import {
  linkTo,
  type PullLogSimulator,
  startPullLogSimulator,
} from '../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { keptPulls } from './support/pulls.ts'
import { expect, test } from './support/test.ts'
import { holdToasts } from './support/toasts.ts'

const account = simulatedAccount('genshin', { pulls: 60, seed: 'journey' })
let simulator: PullLogSimulator
let upstreams: ReturnType<typeof writeUpstreams>

test.beforeAll(async () => {
  simulator = await startPullLogSimulator([account])
  upstreams = writeUpstreams(simulator.upstreams)
})

test.afterAll(async () => {
  upstreams.remove()
  await simulator.close()
})

const server = accountServer(() => ({
  ...WITHOUT_CHALLENGE,
  EPHEMERIS_UPSTREAMS: upstreams.path,
  EPHEMERIS_PAGE_PAUSE_MS: '0',
}))

/** All of it, whatever scrolls around it. */
async function expectInView(part: Locator): Promise<void> {
  const share = () =>
    part.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          new IntersectionObserver(([entry], observer) => {
            observer.disconnect()
            resolve(entry?.intersectionRatio ?? 0)
          }).observe(element)
        }),
    )
  await expect.poll(share).toBeGreaterThan(0.99)
}

test('BRING-2 BRING-9 a link is imported pool by pool and comes to the device; an empty log says so; one that has expired says what to do; it can be cancelled', async () => {
  const auth_token = await server.signUp('link_importer')
  const page = await server.open({ path: '/gacha', storage: { auth_token }, prepare: holdToasts })
  const newcomer = { ...account, key: 'newcomer', pulls: [] }
  simulator.accounts.set(newcomer.key, newcomer)
  await page.getByRole('button', { name: 'Choose an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From the game' }).click()
  const submit = dialog.getByRole('button', { name: 'Import', exact: true })
  const task = dialog.getByRole('region', { name: 'Import' })
  await dialog.getByRole('textbox', { name: 'Link' }).fill(linkTo(newcomer))
  await submit.click()
  await task.getByText('No pulls yet', { exact: true }).waitFor()
  await task.getByText('up to 2 hours to appear', { exact: false }).waitFor()
  await expect(page.getByText('Your pulls are imported and saved on this device.')).toHaveCount(0)

  await dialog.getByRole('textbox', { name: 'Link' }).fill(linkTo(account))
  const before = simulator.asked.length
  simulator.interfere(({ endId }) => (endId === '0' ? null : 'hang'))
  await submit.click()
  await expect.poll(() => simulator.asked.length).toBeGreaterThan(before + 1)
  const cancelled = page.waitForResponse((response) => response.url().endsWith('/cancel'))
  await task.getByRole('button', { name: 'Cancel import' }).click()
  await cancelled
  simulator.interfere(() => null)
  simulator.dropHanging()
  await task.getByText('You cancelled the import.', { exact: false }).waitFor()
  await submit.click()

  await task.getByText('Character Event Wish', { exact: true }).waitFor()
  await expect(submit).toBeDisabled()
  await task.getByText('Imported', { exact: true }).waitFor()
  await task.getByText(`${account.pulls.length} new, 0 already there`, { exact: false }).waitFor()
  await page.getByText('Your pulls are imported and saved on this device.').waitFor()
  await expect.poll(() => keptPulls(page, 'genshin')).toBe(account.pulls.length)

  simulator.expiredKeys.add(account.key)
  await submit.click()
  await task.getByText('The link has expired.', { exact: false }).waitFor()
  await expect(submit).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.locator('[data-pool="301"]').waitFor()
})

for (const size of ['desktop', 'phone'] as const) {
  test(`SHELL-62 BRING-10 a refused import says so at the field, and what runs or has ended is in view (${size})`, async () => {
    const auth_token = await server.signUp(`looks_at_${size}`)
    const page = await server.open({ path: '/gacha', size, storage: { auth_token }, expectedErrors: /429/ })
    const refuse = (seconds: number) =>
      page.route('**/api/gachalog/import/official-link*', (route) => route.fulfill(tooOften(seconds)), { times: 1 })
    await page.getByRole('button', { name: 'Choose an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
    const submit = dialog.getByRole('button', { name: 'Import', exact: true })
    const fillIn = async () => {
      await dialog.getByRole('tab', { name: 'From the game' }).click()
      await dialog.getByRole('radio', { name: 'Windows' }).check()
      await dialog.getByRole('textbox', { name: 'Link' }).fill(linkTo(account))
    }
    await fillIn()
    await refuse(2950)
    await submit.click()
    const refusal = dialog
      .getByRole('alert')
      .filter({ hasText: /^Too many requests\. You can import again in 50 minutes\.$/ })
    await expectInView(refusal)
    await expectInView(submit)
    await expect(submit).toBeDisabled()

    // Opened again, the dialog is refused for seconds: when they are over, the button is free again.
    await dialog.getByRole('tab', { name: 'Accounts', exact: true }).click()
    await fillIn()
    await refuse(2)
    await submit.click()
    await dialog.getByText('You can import again in 1 minute.', { exact: false }).waitFor()
    await dialog.getByText('You can import again', { exact: false }).waitFor({ state: 'detached' })
    await expect(submit).toBeEnabled()

    simulator.expiredKeys.delete(account.key)
    simulator.interfere(() => 'hang')
    await submit.click()
    const task = dialog.getByRole('region', { name: 'Import' })
    await task.getByRole('button', { name: 'Cancel import' }).waitFor()
    await expectInView(task)
    const cancelled = page.waitForResponse((response) => response.url().endsWith('/cancel'))
    await task.getByRole('button', { name: 'Cancel import' }).click()
    await cancelled
    simulator.interfere(() => null)
    simulator.dropHanging()
    await task.getByText('You cancelled the import.', { exact: false }).waitFor()
    await expectInView(task)
    await expectInView(submit)
  })
}

function tooOften(seconds: number) {
  return {
    status: 429,
    headers: { 'retry-after': String(seconds) },
    json: { code: 429, error_code: 100008, message: 'Too many requests.', data: null },
  }
}
