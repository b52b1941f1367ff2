import type { Page } from '@playwright/test'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { startCameraBrowser } from './support/fake-camera.ts'
import type { OpenPage, PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)

/** The browser logs every refusal by itself. */
const GONE = /qrcode\/(check|cancel)/

const code = (page: Page) => page.getByRole('img', { name: 'Login QR code' })
const scanButton = (page: Page) => page.getByRole('button', { name: 'Log in another device' })
const approval = (page: Page) => page.getByRole('dialog', { name: 'Log in this device?' })
const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').auth_token as unknown)

/** Shows a code. @returns the link that stands in it */
async function showCode(
  openPage: PageOpener,
  { url = server.url(), size }: OpenPage = {},
): Promise<{ page: Page; link: string }> {
  const page = await openPage({
    url,
    ...(size && { size }),
    path: '/settings?highlight=login',
    expectedErrors: GONE,
    prepare: (opened) => opened.clock.install(),
  })
  const made = page.waitForResponse((answer) => answer.url().endsWith('/qrcode/generate'))
  await page.getByRole('tab', { name: 'QR code' }).click()
  const { data } = await (await made).json()
  await code(page).waitFor()
  return { page, link: `/settings?qr_code=${data.qr_code}&qr_session_id=${data.session_id}` }
}

test('QR-20 QR-22 (C051) a camera reads no code of others, but ours, which is approved there and signs its device in', async ({
  openPage,
  url,
  defer,
}) => {
  const auth_token = await server.signUp('alma')
  const { page: foreign } = await showCode(openPage, { url: url })
  const camera = await startCameraBrowser(defer)
  await camera.show(code(foreign))
  const asked: string[] = []
  const phone = await openPage({
    browser: camera.browser,
    url: server.url(),
    size: 'phone',
    path: '/settings#account',
    storage: { auth_token },
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (/qrcode/.test(request.url()) || request.isNavigationRequest()) asked.push(request.url())
      })
    },
  })
  await scanButton(phone).click()
  await phone.getByRole('alert').getByText('This isn’t a login code from this site.').waitFor()
  expect(asked).toEqual([`${server.url()}/settings`])
  await phone.keyboard.press('Escape')
  await phone.getByRole('dialog').waitFor({ state: 'detached' })

  const { page: display } = await showCode(openPage)
  await camera.show(code(display))
  await scanButton(phone).click()
  await approval(phone).waitFor()
  await display.getByText('alma is checking this login.').waitFor()
  await display.getByText('Approve the login on that device.').first().waitFor()
  await expect(approval(phone).locator('dl')).toContainText('127.0.0.*')
  await approval(phone)
    .getByText(/on Linux$/)
    .waitFor()
  await approval(phone).getByRole('button', { name: 'Approve' }).click()
  await phone.getByText('The device is logged in.').waitFor()
  await display.getByRole('button', { name: 'Log out', exact: true }).waitFor()
  await expect.poll(() => tokenOf(display)).not.toBe(auth_token)
  await expect.poll(() => server.mailTo('alma@example.org')).toContain('new device')
})

test('QR-23 QR-24 (C049, C050) a link asks no one while signed out, then always the user, and no press counts in the first second', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('bela')
  const { page: display, link } = await showCode(openPage)
  const asked: string[] = []
  const page = await openPage({
    url: server.url(),
    path: link,
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (/qrcode\/(scan|confirm|refuse)/.test(request.url())) asked.push(new URL(request.url()).pathname)
      })
      await opened.clock.install({ time: new Date('2026-05-20T04:00:00Z') })
    },
  })
  await page.getByText('Log in first to approve the other device.').waitFor()
  await page.getByRole('form', { name: 'Log in' }).waitFor()
  await expect(page).toHaveURL(/^[^?]*$/)
  expect(asked).toEqual([])

  // The clock runs while the page loads, and the code is kept for a minute of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await page.evaluate((token) => {
    const entry = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    const newValue = JSON.stringify({ ...entry, auth_token: token })
    localStorage.setItem('ephemeris', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'ephemeris', newValue }))
  }, auth_token)
  const approve = approval(page).getByRole('button', { name: 'Approve' })
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return approve.count()
    })
    .toBe(1)
  await expect(approve).toBeDisabled()
  await approval(page).getByText('Approve only if you’re in front of that screen yourself.').waitFor()
  expect(asked.filter((path) => !path.endsWith('/scan'))).toEqual([])
  await page.clock.runFor(1_100)
  await approve.click()
  await display.getByRole('button', { name: 'Log out', exact: true }).waitFor()
  expect(asked.filter((path) => path.endsWith('/confirm'))).toHaveLength(1)
})

test('QR-10 a refused code ends at once where it is shown, a new one takes its place, and is over when its seconds are', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('carl')
  const { page: display, link } = await showCode(openPage, { size: 'phone' })
  const page = await openPage({ url: server.url(), path: link, storage: { auth_token } })
  await approval(page).waitFor()
  expect(await axeViolations(page, '[role="dialog"]'), 'question').toEqual([])
  await display.getByText('Approve the login on that device.').first().waitFor()
  expect(await axeViolations(display), 'scanned').toEqual([])
  await approval(page).getByRole('button', { name: 'Deny' }).click()
  await page.getByText('Denied. The device stays logged out.').waitFor()
  const over = display.getByText('This code has expired or was denied.')
  await over.waitFor()
  await expect(display.getByRole('timer')).toHaveCount(0)
  expect(await axeViolations(display), 'over').toEqual([])
  await display.getByRole('button', { name: 'New code' }).click()
  await over.waitFor({ state: 'detached' })
  await code(display).waitFor()
  expect(await axeViolations(display), 'code').toEqual([])

  const asked: string[] = []
  display.on('request', (request) => asked.push(request.url()))
  await display.clock.runFor(30_000)
  await display
    .getByRole('timer')
    .getByText(/^[12]?\d s$/)
    .waitFor()
  // Each answer would set the page's clock right again by the server's.
  await display.route('**/qrcode/check*', (route) => route.abort())
  await display.clock.runFor(61_000)
  await display.getByRole('button', { name: 'New code' }).waitFor()
  asked.length = 0
  await display.clock.runFor(10_000)
  expect(asked.filter((url) => url.includes('/check'))).toEqual([])
})

test('QR-21 a camera that is denied stays off until it is asked for again, one that is busy is tried again', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('dina')
  const page = await openPage({
    url: server.url(),
    path: '/settings',
    storage: { auth_token },
    prepare: async (opened) => {
      await opened.clock.install()
      await opened.addInitScript(() => {
        const faults = ['NotAllowedError', 'NotReadableError', 'NotFoundError']
        navigator.mediaDevices.getUserMedia = async () => {
          const name = faults.shift() ?? 'NotAllowedError'
          document.documentElement.dataset.asked = String(3 - faults.length)
          throw new DOMException('no', name)
        }
      })
    },
  })
  await scanButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Log in another device' })
  await dialog.getByText('Camera access is blocked.').waitFor()
  await page.clock.runFor(10_000)
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')

  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('The camera isn’t available right now.').waitFor()
  await page.clock.runFor(3_100)
  await dialog.getByText('No camera found.').waitFor()
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
})

test('QR-25 a typed code asks as a scanned one does, and one that no device shows is said to be wrong', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('edda')
  const { page: display } = await showCode(openPage, { size: 'phone' })
  const shown = display.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)
  const shortCode = (await shown.textContent()) ?? ''
  const page = await openPage({ url: server.url(), path: '/settings', storage: { auth_token } })
  await scanButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Log in another device' })
  await dialog.getByRole('radio', { name: 'Type code' }).check()
  const field = dialog.getByLabel('Code on the other device')
  await expect(field).toBeFocused()
  for (const wrong of ['CDFG', 'CDFG-HJKM']) {
    await field.fill(wrong)
    await field.press('Enter')
    await dialog.getByText('No device shows this code right now.').waitFor()
    await expect(field).toBeFocused()
  }
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await field.fill(shortCode.toLowerCase().replace('-', ' '))
  await field.press('Enter')
  await approval(page).waitFor()
  await display.getByText('edda is checking this login.').waitFor()
  await expect(shown).toHaveCount(0)
  await approval(page).getByRole('button', { name: 'Approve' }).click()
  await display.getByRole('button', { name: 'Log out', exact: true }).waitFor()
})

test('QR-26 a device that opens the link of another asks first, and is logged in after its number was picked there', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('finn')
  const page = await openPage({ url: server.url(), path: '/settings', storage: { auth_token } })
  await scanButton(page).click()
  const asked = page.waitForRequest('**/qrcode/claim')
  await page.getByRole('radio', { name: 'Show code' }).check()
  const { key } = (await asked).postDataJSON()
  await page.getByRole('img', { name: 'QR code for the other device' }).waitFor()
  expect(await axeViolations(page, '[role="dialog"]'), 'offer').toEqual([])

  const made: string[] = []
  const phone = await openPage({
    url: server.url(),
    path: `/settings?qr_offer=${key}`,
    size: 'phone',
    prepare: async (opened) => {
      opened.on('request', (request) => /qrcode/.test(request.url()) && made.push(request.url()))
    },
  })
  const question = phone.getByRole('dialog', { name: 'Log in this device?' })
  await question.getByText('Continue only if you scanned the code on your own screen.').waitFor()
  await expect(phone).toHaveURL(/^[^?]*$/)
  expect(made).toEqual([])
  expect(await axeViolations(phone, '[role="dialog"]'), 'question').toEqual([])
  await question.getByRole('button', { name: 'Continue' }).click()
  await question.getByText('Approve the login on that device.').waitFor()
  const number = (await question.getByText(/^\d\d$/).textContent()) ?? ''
  expect(await axeViolations(phone, '[role="dialog"]'), 'waiting').toEqual([])

  const approve = approval(page).getByRole('button', { name: 'Approve' })
  await expect(approve).toBeDisabled()
  await approval(page).getByLabel(number).check()
  await approve.click()
  await phone.getByRole('button', { name: 'Log out', exact: true }).waitFor()
  await expect(question).toHaveCount(0)

  const again = await openPage({ url: server.url(), path: `/settings?qr_offer=${key}`, storage: { auth_token } })
  await again.getByText('This device is already logged in.').waitFor()
})
