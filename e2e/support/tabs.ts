import type { Locator, Page } from '@playwright/test'
import type { PageOpener } from './open-page.ts'

export const CLOCK_SWITCH = '24-hour clock'

/** Another tab of the same browser, at the same product. */
export async function openTab(existing: Page, path = '/settings'): Promise<Page> {
  const tab = await existing.context().newPage()
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

/** The dialog of a tab whose browser blocks the storage that tabs share. */
export function blindDialog(tab: Page): Locator {
  return tab.getByRole('dialog', { name: 'Can’t check other tabs' })
}

/** Takes the app into a tab that does not have it. */
export async function takeHere(tab: Page): Promise<void> {
  // Nothing moves in a tab that is out of sight, the dialog's way into its place neither.
  await tab.bringToFront()
  await tab.getByRole('button', { name: /^(Continue here|Use here)$/ }).click()
  // Another dialog may have been waiting behind it.
  await occupiedDialog(tab).or(lostDialog(tab)).or(blindDialog(tab)).waitFor({ state: 'detached' })
}

export async function waitForHolder(tab: Page): Promise<void> {
  await tab.waitForFunction(() => localStorage.getItem('ephemeris.tab-lock') !== null)
}

/** A page whose tab has the app. */
export async function openHolder(openPage: PageOpener, path = '/settings'): Promise<Page> {
  const page = await openPage({ path })
  await waitForHolder(page)
  return page
}

/** Presses a switch behind the dialog, as a script can and a player cannot. */
export function pressBehind(tab: Page): Promise<void> {
  return tab.getByLabel(CLOCK_SWITCH).evaluate((it: HTMLElement) => it.click())
}

/** What local storage holds, as text. */
export function stored(tab: Page): Promise<Record<string, string>> {
  return tab.evaluate(() => ({ ...localStorage }))
}

export async function storedTimeFormat(tab: Page): Promise<unknown> {
  return JSON.parse((await stored(tab)).ephemeris ?? '{}')['timeline-time-format']
}
