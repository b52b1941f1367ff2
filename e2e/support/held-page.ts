import type { Page } from '@playwright/test'
import type { OpenPage, PageOpener } from './open-page.ts'

export interface HeldPage {
  readonly page: Page
  /** Lets the program of the page come. */
  letGo(): void
}

/** A page in its first paint: its program does not come yet. */
export async function openHeld(openPage: PageOpener, options: OpenPage): Promise<HeldPage> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const page = await openPage({
    ...options,
    waitUntil: 'commit',
    prepare: async (opened) => {
      await options.prepare?.(opened)
      await opened.route('**/assets/index-*.js', async (route) => {
        await held
        await route.continue()
      })
    },
  })
  await page.locator('.first-paint').waitFor()
  // The height of a fallback font may differ by a pixel.
  await page.evaluate(() => document.fonts.ready)
  return { page, letGo }
}
