import { expect, type Page } from '@playwright/test'

/**
 * Changes the language of an open page as another tab does, without loading it anew, and waits until the page says that
 * it speaks it. A part whose texts are still on their way is out of sight: wait for what the part shows.
 */
export async function switchLanguage(page: Page, userLanguage: string): Promise<void> {
  await page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    const newValue = JSON.stringify({ ...settings, userLanguage: language })
    localStorage.setItem('ephemeris', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'ephemeris', newValue, storageArea: localStorage }))
  }, userLanguage)
  await expect(page.locator('html')).toHaveAttribute('lang', userLanguage)
}
