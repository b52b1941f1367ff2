import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { BROWSER_FLAGS } from './support/chromium.ts'
import type { OpenPage, PageOpener } from './support/open-page.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

test('SHARE-2 SHARE-3 SHARE-4 a picture of the pulls is drawn, saved, copied and shared from the device', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    prepare: (opened) => answerForPulls(opened.context(), 2_000),
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await downloadAccount(page, 'genshin')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your pulls' })
  const picture = dialog.getByRole('img', { name: /^My Genshin Impact pulls, .*2,000 pulls/ })
  await expect(picture).toHaveAttribute('data-painted', 'wide light en')
  await expect(picture).toHaveAttribute(
    'aria-label',
    /Last five 5-stars: .*estimated from the odds|estimated from the odds.*Last five 5-stars/,
  )
  await expect(picture).not.toHaveAttribute('aria-label', /800000001/)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await dialog.getByRole('radio', { name: 'Tall' }).check()
  await dialog.getByRole('radio', { name: 'Dark' }).check()
  await expect(picture).toHaveAttribute('data-painted', 'tall dark en')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture' }).click(),
  ])
  const png = await readFile(await download.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])

  await dialog.getByRole('switch', { name: 'My UID' }).check()
  await expect(picture).toHaveAttribute('aria-label', /UID 800000001$/)
  await dialog.getByRole('switch', { name: 'My UID' }).uncheck()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Picture and description copied').waitFor()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        const text = await (await item?.getType('text/plain'))?.text()
        return [item?.types.includes('image/png'), text?.startsWith('My Genshin Impact pulls')]
      }),
    )
    .toEqual([true, true])

  // A browser whose system has a sheet.
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const shared = (data: ShareData) => {
      document.documentElement.dataset.shared = `${data.files?.[0]?.name} ${data.files?.[0]?.type} ${data.text}`
      return Promise.resolve()
    }
    Object.assign(navigator, { canShare: () => true, share: shared })
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(picture).toHaveAttribute('data-painted', 'wide light en')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^ephemeris-genshin\.png image\/png My Genshin/)
  expect(sent).toEqual([])
})

/** The dialog of the picture, opened for an account of a few pulls. */
async function openPicture(
  openPage: PageOpener,
  { prepare, ...options }: OpenPage = {},
): Promise<{ page: Page; dialog: Locator; picture: Locator }> {
  const page = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    prepare: async (opened) => {
      await answerForPulls(opened.context(), 200)
      await prepare?.(opened)
    },
    ...options,
  })
  await downloadAccount(page, 'genshin')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your pulls' })
  return { page, dialog, picture: dialog.getByRole('img', { name: /^My Genshin Impact pulls/ }) }
}

/** All fonts of the system but those that most systems do not have; a browser without any font does not start. */
const FEW_FONTS = `<?xml version="1.0"?><fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont>
    <pattern><patelt name="family"><string>Roboto</string></patelt></pattern>
    <pattern><patelt name="family"><string>Arial</string></patelt></pattern>
  </rejectfont></selectfont>
</fontconfig>`

test('SHARE-5 the picture is painted in a browser without fonts that could replace its own', async ({
  openPage,
  defer,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ephemeris-fonts-'))
  defer(() => rm(folder, { recursive: true }))
  const config = path.join(folder, 'fonts.conf')
  await writeFile(config, FEW_FONTS)
  const browser = await chromium.launch({
    executablePath: process.env.JOURNEYS_CHROMIUM ?? '',
    args: BROWSER_FLAGS,
    env: { ...process.env, FONTCONFIG_FILE: config },
  })
  defer(() => browser.close())

  const { dialog, picture } = await openPicture(openPage, { browser })
  await expect(picture).toHaveAttribute('data-painted', 'wide light en')
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled()
})

for (const [what, end] of [
  ['is refused', (page: Page) => page.route('**/*.woff2', (route) => route.abort())],
  ['never comes', (page: Page) => page.route('**/*.woff2', () => undefined)],
] as const) {
  test(`SHARE-5 the picture is painted although its font ${what}, and nothing is offered before`, async ({
    openPage,
  }) => {
    const { page, dialog, picture } = await openPicture(openPage, {
      prepare: async (opened) => {
        await end(opened)
        await opened.addInitScript(noteEarlyOffer)
      },
      waitUntil: 'commit',
      expectedErrors: /Failed to load resource.*\.woff2/,
    })
    await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled()
    await expect(picture).toHaveAttribute('data-painted', 'wide light en')
    await expect(page.locator('html')).not.toHaveAttribute('data-offered-early')
  })
}

/** Leaves a mark on the page if a picture is offered that has not been painted. */
function noteEarlyOffer(): void {
  new MutationObserver(() => {
    const canvas = document.querySelector('[role="dialog"] canvas')
    const offers = document.querySelectorAll('[role="dialog"] button:not(:disabled)')
    const hasOffer = [...offers].some(({ textContent }) => /^(Save picture|Copy)$/.test(textContent))
    if (canvas && !canvas.hasAttribute('data-painted') && hasOffer)
      document.documentElement.dataset.offeredEarly = 'yes'
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

const NO_PICTURE = 'This browser couldn’t make the picture.'

test('SHARE-6 a browser that paints nothing says so and offers nothing', async ({ openPage }) => {
  const { dialog } = await openPicture(openPage, {
    prepare: (opened) =>
      opened.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
  })
  await expect(dialog.getByRole('alert')).toContainText(NO_PICTURE)
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled()
})

test('SHARE-6 what a browser refuses of the picture is said, and closing the system’s sheet is no failure', async ({
  openPage,
}) => {
  const { page, dialog } = await openPicture(openPage)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('alert').filter({ hasText: 'Save the picture instead' }).waitFor()

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null)
  })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await page.getByRole('alert').filter({ hasText: NO_PICTURE }).waitFor()
})
