import type { Locator, Page } from '@playwright/test'

/** The dialog of the first visit, in English. */
export function welcomeDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Welcome to Ephemeris' })
}

/** Leaves everything as it came. */
export async function confirmWelcome(page: Page): Promise<void> {
  await welcomeDialog(page).getByRole('button', { name: 'Start' }).click()
  await welcomeDialog(page).waitFor({ state: 'detached' })
}
