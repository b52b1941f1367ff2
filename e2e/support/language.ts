import { expect, type Page } from '@playwright/test'

/** Changes settings of an open page as another tab does, without loading it again. */
export async function changeSettings(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((patch) => {
    const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    const newValue = JSON.stringify({ ...settings, ...patch })
    localStorage.setItem('ephemeris', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'ephemeris', newValue, storageArea: localStorage }))
  }, change)
}

/**
 * Changes the language of an open page as another tab does, without loading it again, and waits until the page says that
 * it speaks it. A part whose texts are still on their way is out of sight: wait for what the part shows.
 */
export async function switchLanguage(page: Page, userLanguage: string): Promise<void> {
  await changeSettings(page, { userLanguage })
  await expect(page.locator('html')).toHaveAttribute('lang', userLanguage)
}
