import type { Page } from '@playwright/test'
import { PULL_FILE_ENDINGS } from '../apps/web/src/lib/offline/pull-file-types.ts'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { axeViolations } from './support/axe.ts'
import { switchLanguage } from './support/language.ts'
import { waitUntilCached } from './support/offline.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'

/** What Chromium fires when it finds that a page can be installed; headless it never does by itself. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.documentElement.dataset.prompted = String(offer.defaultPrevented)
    }
    window.dispatchEvent(Object.assign(offer, { prompt }))
  })
}

for (const size of ['desktop', 'phone'] as const) {
  test(`PWA-9 the install button is there while the browser offers it, and hands over to the browser (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/settings', size })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const button = page.getByRole('button', { name: 'Install app' })
    await expect(button).toHaveCount(0)

    await offerInstall(page)
    await button.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await button.click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.prompted)).toBe('true')
    await button.waitFor({ state: 'detached' })

    await offerInstall(page)
    await button.waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await button.waitFor({ state: 'detached' })
  })
}

for (const { isInstalled, buttons } of [
  { isInstalled: false, buttons: 1 },
  { isInstalled: true, buttons: 0 },
] as const) {
  test(`PWA-9 iOS gets the two steps drawn, until the app stands on the home screen (${isInstalled ? 'it does' : 'not yet'})`, async ({
    openPage,
  }) => {
    const page = await openPage({
      path: '/settings',
      size: 'phone',
      prepare: (it) =>
        it.addInitScript((standalone) => {
          Object.defineProperty(navigator, 'standalone', { value: standalone })
        }, isInstalled),
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const button = page.getByRole('button', { name: 'Install app' })
    await expect(button).toHaveCount(buttons)
    if (isInstalled) return

    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Add Ephemeris to your home screen' })
    await expect(sheet.getByRole('listitem')).toHaveCount(2)
    await sheet.getByText('The app keeps its own data and starts empty.').waitFor()
    expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  })
}

test('PWA-10 PWA-16 Chromium finds the app installable, in the language of the page', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', serviceWorkers: 'allow' })
  await waitUntilCached(page, 'en')
  const cdp = await page.context().newCDPSession(page)
  for (const language of LANGUAGES) {
    await switchLanguage(page, language)
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `/manifest.${language}.webmanifest`)
    const { url, errors, data = '{}' } = await cdp.send('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual([`/manifest.${language}.webmanifest`, []])
    const manifest = JSON.parse(data)
    expect([manifest.id, manifest.lang]).toEqual(['/', language])
    // PWA-16: what the import reads can be shared.
    expect(manifest.share_target.params.files[0].accept).toEqual(expect.arrayContaining([...PULL_FILE_ENDINGS]))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', manifest.description)

    const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots]
    const addresses = pictures.map(({ src }) => src)
    await expect.poll(() => page.evaluate(naturalSizes, addresses)).toEqual(pictures.map(({ sizes }) => sizes))
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }
})

function naturalSizes(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(
    addresses.map(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }),
  )
}

test('PWA-13 the bar of the browser has the colour of ours, whatever the system has', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', colorScheme: 'dark', storage: { theme: 'light' } })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectColourOfSurface(page)
  for (const { theme, colorScheme } of [
    { theme: 'Dark', colorScheme: 'light' },
    { theme: 'System', colorScheme: 'dark' },
    { theme: 'Light', colorScheme: 'dark' },
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.getByRole('radio', { name: theme }).check()
    await expectColourOfSurface(page)
    await page.reload()
    await expectColourOfSurface(page)
  }
})

async function expectColourOfSurface(page: Page): Promise<void> {
  await expect(async () => {
    const [colours, expected] = [await barColours(page), await surface(page)]
    expect(colours).toEqual([expected])
  }).toPass()
}

/** Of the declared colours those that hold now, as the browser picks them. */
function barColours(page: Page): Promise<string[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
        .map((meta) => meta.getAttribute('content') ?? ''),
    )
}

async function surface(page: Page): Promise<string> {
  const short = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface'))
  return short.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}

for (const width of [1440, 560] as const) {
  test(`PWA-14 over a window without a title bar ours keeps clear of the buttons of the window (${width} px wide)`, async ({
    openPage,
  }) => {
    const insets = { left: 70, right: 140 }
    const page = await openPage({
      path: '/settings',
      prepare: (it) =>
        it.route(/\/settings$|\.css$/, async (route) => {
          const answer = await serverAnswer(route)
          const changed = (await answer.text())
            .replace(/env\(titlebar-area-x,[^)]*\)/g, `${insets.left}px`)
            .replace(/env\(titlebar-area-width,[^)]*\)/g, `(100vw - ${insets.left + insets.right}px)`)
          // The policy knows the styles in the page by their hash.
          const { 'content-security-policy': _, ...headers } = answer.headers()
          await route.fulfill({ status: answer.status(), headers, body: changed })
        }),
    })
    await page.setViewportSize({ width, height: 700 })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await offerInstall(page)
    const bar = page.locator('header').first()
    await expect(bar.locator('> *')).toHaveCount(5)
    const boxes = await bar.locator('> *').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect()
        const region = getComputedStyle(part).getPropertyValue('app-region')
        return { left, right, region, windowWidth: window.innerWidth }
      }),
    )
    for (const { left, right, region, windowWidth } of boxes) {
      expect(left).toBeGreaterThanOrEqual(insets.left)
      expect(right).toBeLessThanOrEqual(windowWidth - insets.right)
      expect(region).toBe('no-drag')
    }
    await expect.poll(() => bar.evaluate((it) => getComputedStyle(it).getPropertyValue('app-region'))).toBe('drag')
  })
}
