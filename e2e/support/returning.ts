import type { BrowserContext } from '@playwright/test'

/** What the device of someone holds who has confirmed games and server: neither is asked. */
export const RETURNING = { hasCompletedGameSelection: true, serverTimezone: 'UTC+8' } as const

/** Every page of `context` finds the device of someone who was here before, with `more` on it, and keeps what it stores itself. */
export async function returnAsKnown(context: BrowserContext, more: object = {}): Promise<void> {
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('ephemeris') === null) localStorage.setItem('ephemeris', JSON.stringify(settings))
    },
    { ...RETURNING, ...more },
  )
}
