import type { Page } from '@playwright/test'
import type { OpenPage, PageOpener } from './open-page.ts'

export interface HeldPage {
  readonly page: Page
  /** Lets the program of the page come. */
  letGo(): void
  /** Opens another address, in its first paint again. */
  open(path: string): Promise<void>
}

/** A page in its first paint: its program does not come yet. */
export async function openHeld(openPage: PageOpener, options: OpenPage): Promise<HeldPage> {
  let held = Promise.resolve()
  let letGo = () => {}
  function hold(): void {
    held = new Promise((resolve) => {
      letGo = resolve
    })
  }

  hold()
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

  async function waitForPaint(): Promise<void> {
    await page.locator('.first-paint').waitFor()
    // The height of a fallback font may differ by a pixel.
    await page.evaluate(() => document.fonts.ready)
  }

  await waitForPaint()
  return {
    page,
    letGo: () => letGo(),
    open: async (path) => {
      letGo()
      hold()
      await page.goto(path, { waitUntil: 'commit' })
      await waitForPaint()
    },
  }
}
