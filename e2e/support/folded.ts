import type { Page } from '@playwright/test'

/** Opens the settings that few need. */
export async function openAdvanced(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'Advanced', exact: true })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

/** Opens the slots behind the one button that syncs. */
export async function openSlots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cloud slots', exact: true }).click()
}
