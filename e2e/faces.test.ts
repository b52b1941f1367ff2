import { offerActivities, wireActivity } from './support/offer.ts'
import { expect, test } from './support/test.ts'
import { barOf, openerOf, waitForBars } from './support/timeline.ts'
import { confirmWelcome, welcomeDialog } from './support/welcome.ts'

const PICTURE = 'https://sdk.hoyoverse.com/face-of-a-banner.png'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const banner = (last: string, changes: Readonly<Record<string, unknown>>) =>
  wireActivity({ uuid: `00000000-0000-4000-8000-00000000000${last}`, type: 'gacha', ...changes })

const VENTI = { id: '10000022', name: 'Venti', rank: 5, type: 'character', element: 'anemo', class: 'bow' }
const BANNERS = [
  banner('1', { title: 'Venti', featured: [VENTI] }),
  banner('2', {
    title: 'Amos’ Bow',
    featured: [{ id: '15502', name: 'Amos’ Bow', rank: 5, type: 'weapon', class: 'bow' }],
  }),
  banner('3', { title: 'Venti', featured: [VENTI], banner_img: PICTURE }),
]

test('FACE-6 FACE-7 FACE-10 faces come after the first bars into places that are there, below pictures that arrive', async ({
  openPage,
}) => {
  let drawnWithBars: number | null = null
  let isPictureThere = false
  const page = await openPage({
    path: '/timeline',
    expectedErrors: /ERR_FAILED/,
    storage: { gameOrder: ['genshin'] },
    prepare: async (opened) => {
      await opened.exposeFunction('barsAreThere', (faces: number) => {
        drawnWithBars ??= faces
      })
      await opened.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('[data-activity]')) return
          observer.disconnect()
          const faces = document.querySelectorAll('[data-face] svg').length
          void (window as unknown as { barsAreThere: (faces: number) => Promise<void> }).barsAreThere(faces)
        }).observe(document, { childList: true, subtree: true })
      })
      await opened.route(PICTURE, async (route) => {
        if (isPictureThere) await route.fulfill({ contentType: 'image/png', body: PIXEL })
        else await route.abort()
      })
      await offerActivities(opened, { genshin: BANNERS })
    },
  })
  await waitForBars(page)
  const bar = (last: string) => barOf(page, `00000000-0000-4000-8000-00000000000${last}`)
  await expect(bar('1').locator('[data-face] text')).toHaveText('Ve')
  await expect(bar('2').locator('[data-face] [data-kind="gear"] path')).not.toHaveCount(0)
  await expect(bar('3').locator('[data-face] text')).toHaveText('Ve')
  await expect(bar('1').locator('[data-face]')).toHaveAttribute('aria-hidden', 'true')
  await expect(bar('1').locator('[data-face]')).toHaveCSS('width', '24px')
  expect(drawnWithBars).toBe(0)

  isPictureThere = true
  await page.reload()
  await waitForBars(page)
  await expect(bar('3').locator('[data-face] img')).toHaveCSS('opacity', '1')
  await openerOf(page, '00000000-0000-4000-8000-000000000001').click()
  await expect(page.getByRole('dialog').locator('[data-face] text').first()).toHaveText('Ve')
})

test('FACE-6 nothing is loaded for faces behind the welcome, and they are drawn when it closes', async ({
  openPage,
}) => {
  const asked: string[] = []
  const page = await openPage({
    isNewcomer: true,
    prepare: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()))
      await offerActivities(opened, { genshin: BANNERS.slice(0, 2) })
    },
  })
  await expect(welcomeDialog(page)).toBeVisible()
  const place = page.locator('[data-activity] [data-face]').first()
  await expect(place).toBeAttached()
  // Faces come when the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(asked.filter((address) => /\/(?:drawn-face|faces)-/.test(address))).toEqual([])

  await confirmWelcome(page)
  await expect(place.locator('svg')).toBeVisible()
})
