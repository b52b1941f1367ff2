import type { BrowserContext } from '@playwright/test'

/** What the device of somebody holds who has confirmed their games: the dialog of the first visit stays away. */
export const RETURNING = { hasCompletedGameSelection: true }

/** Every page of `context` finds the device of somebody who was here before, with `more` on it, and keeps what it stores itself. */
export async function returnAsKnown(context: BrowserContext, more: object = {}): Promise<void> {
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('ephemeris') === null) localStorage.setItem('ephemeris', JSON.stringify(settings))
    },
    { ...RETURNING, ...more },
  )
}
