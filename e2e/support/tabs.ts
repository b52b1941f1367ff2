import type { Locator, Page } from 'playwright-core'

/** Another tab of the same browser, at the same product. */
export async function openTab(beside: Page, path = '/settings'): Promise<Page> {
  const tab = await beside.context().newPage()
  await tab.goto(path)
  return tab
}

/** The dialog of a tab that was not the first. */
export function occupiedDialog(tab: Page): Locator {
  return tab.getByRole('dialog', { name: 'Ephemeris is open in another tab' })
}

/** The dialog of a tab that another one took the app from. */
export function lostDialog(tab: Page): Locator {
  return tab.getByRole('dialog', { name: 'Another tab took over' })
}

/** Takes the app into a tab that does not have it. */
export async function takeHere(tab: Page): Promise<void> {
  // Nothing moves in a tab that is out of sight, the dialog's way into its place neither.
  await tab.bringToFront()
  await tab.getByRole('button', { name: /^(Continue here|Take it back)$/ }).click()
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
}

export async function waitForHolder(tab: Page): Promise<void> {
  await tab.waitForFunction(() => localStorage.getItem('ephemeris.tab-lock') !== null)
}
