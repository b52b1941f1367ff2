import type { Locator, Page } from '@playwright/test'

export const GAME_NAMES = ['Genshin Impact', 'Honkai: Star Rail', 'Zenless Zone Zero', 'Wuthering Waves']

/** The dialog of the first visit, in English. */
export function welcomeDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Welcome to Ephemeris' })
}

/** Chooses games, by default all four, and keeps the server that is set. */
export async function confirmWelcome(page: Page, games: readonly string[] = []): Promise<void> {
  const dialog = welcomeDialog(page)
  for (const name of games) await dialog.getByRole('button', { name }).click()
  if (games.length === 0) await dialog.getByRole('button', { name: 'Select all' }).click()
  await dialog.getByRole('button', { name: /^Start with/ }).click()
  await dialog.waitFor({ state: 'detached' })
}
