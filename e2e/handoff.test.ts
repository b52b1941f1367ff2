import type { Page } from '@playwright/test'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import {
  linkTo,
  type PullLogSimulator,
  startPullLogSimulator,
} from '../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import type { PageOpener } from './support/open-page.ts'
import { maskedUid } from './support/pulls.ts'
import { readQr } from './support/read-qr.ts'
import { expect, test } from './support/test.ts'

const account = simulatedAccount('genshin', { pulls: 30, seed: 'handoff' })
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

/** The browser logs every refusal by itself. */
const GONE = /handoff\/(check|follow|cancel|refuse|open)/

const from = (network: string) => (page: Page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': network })
const picture = (page: Page) => page.getByRole('img', { name: 'Code for your phone' })

/** Opens on a phone what its camera has read. */
async function openThere(openPage: PageOpener, address: string, network: string) {
  const { pathname, hash } = new URL(address)
  const sent: string[] = []
  const phone = await openPage({
    url: server.url(),
    size: 'phone',
    path: `${pathname}${hash}`,
    expectedErrors: GONE,
    prepare: async (page) => {
      await from(network)(page)
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    },
  })
  return { phone, sent, key: hash.split('.')[1] ?? '' }
}

test('HAND-1 HAND-9 HAND-10 HAND-11 HAND-12 RIVAL-2 a phone without an account hands a link to the computer, sealed and once; it refuses, from another network, too', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('handed_over')
  const computer = await openPage({
    url: server.url(),
    path: '/gacha',
    storage: { auth_token },
    expectedErrors: GONE,
    prepare: from('203.0.113.7'),
  })
  await computer.getByRole('button', { name: 'Choose an account' }).click()
  const dialog = computer.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From the game' }).click()
  await dialog.getByRole('button', { name: 'The link is on my phone' }).click()
  await dialog.getByText('Waiting for your phone').waitFor()
  const address = await readQr(picture(computer))
  expect(address).toMatch(/\/handoff#[\w-]+\.[\w-]{43}$/)
  expect(await axeViolations(computer, '[role="dialog"]')).toEqual([])

  const { phone, sent, key } = await openThere(openPage, address, '203.0.113.8')
  const sheet = phone.getByRole('dialog', { name: 'Send link to this computer?' })
  await expect(sheet.getByRole('button', { name: 'Don’t send' })).toBeFocused()
  await expect.poll(() => new URL(phone.url()).hash).toBe('')
  await sheet.getByText(/Asked \d+ seconds? ago, from your network/).waitFor()
  await dialog.getByText('Your phone has opened the code.').waitFor()
  const number = (await dialog.getByText(/^\d\d$/).textContent()) ?? ''
  await expect(sheet.getByText(number, { exact: true }).first()).toBeVisible()
  expect(await axeViolations(phone, '[role="dialog"]')).toEqual([])

  const field = sheet.getByRole('textbox', { name: 'Link from the game' })
  await field.fill('https://www.hoyolab.com/home')
  await sheet.getByText('This link isn’t for a game’s pull history.').waitFor()
  await expect(sheet.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await field.fill(linkTo(account))
  await sheet.getByText('Genshin Impact. A link works for about a day.').waitFor()
  await sheet.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.getByText('The computer has it').waitFor()
  expect(sent.filter((text) => text.includes(key) || text.includes('authkey'))).toEqual([])

  await dialog.getByText('Link received from your phone').waitFor()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText(`${account.pulls.length} new, 0 already there`, { exact: false }).waitFor()

  await dialog.getByRole('tab', { name: 'Accounts' }).click()
  await dialog.getByRole('button', { name: `Export ${maskedUid(account.uid)}` }).click()
  const exporting = computer.getByRole('dialog', { name: 'Export pulls' })
  for (const [format, hint, ending] of [
    ['others', 'Contains no pull IDs', '.json'],
    ['workbook', 'It can’t be imported again', '.xlsx'],
  ] as const) {
    await exporting.getByRole('combobox', { name: 'Format' }).selectOption(format)
    await exporting.getByText(hint, { exact: false }).waitFor()
    const saved = computer.waitForEvent('download')
    await exporting.getByRole('button', { name: 'Save file' }).click()
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^ephemeris-genshin-.*\\${ending}$`))
  }
  await exporting.getByRole('button', { name: 'Close' }).last().click()
  await dialog.getByRole('tab', { name: 'From the game' }).click()

  await dialog.getByRole('textbox', { name: 'Link' }).fill('')
  await dialog.getByRole('button', { name: 'The link is on my phone' }).click()
  await dialog.getByText('Waiting for your phone').waitFor()
  const second = await openThere(openPage, await readQr(picture(computer)), '192.0.2.9')
  await second.phone.getByRole('textbox', { name: 'Number on the computer' }).waitFor()
  await dialog.getByText('Your phone is on another network. Type this number there.').waitFor()
  await second.phone.getByRole('button', { name: 'Don’t send' }).click()
  await second.phone.getByText('Nothing was sent. You can close this page.').waitFor()
  await dialog.getByText('Your phone didn’t send anything. The code no longer works.').waitFor()

  const old = await openThere(openPage, address, '203.0.113.8')
  await old.phone.getByText(/This code (is too old|was already used)\. Make a new one on the computer\./).waitFor()
})
