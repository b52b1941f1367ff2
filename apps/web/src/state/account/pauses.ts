import { PROVIDERS, type Provider } from '@ephemeris/core/account/arrival'
import { instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { create } from 'zustand'
import { ApiError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { type Pause, secondsLeft } from '#web/state/account/seconds-left'

/**
 * Passwords and registrations rest at the same time; asking for a mail again, tests of reminders, and each other
 * service, rest by themselves.
 */
export type Paused = 'signIn' | 'resend' | 'reminderTest' | Provider

const NEVER: Pause = { until: instant(0), seconds: 0 }

/** When each may be tried again: outlives the forms. */
const usePauses = create<Readonly<Record<Paused, Pause>>>()(() => ({
  signIn: NEVER,
  resend: NEVER,
  reminderTest: NEVER,
  ...(Object.fromEntries(PROVIDERS.map((provider) => [provider, NEVER])) as Record<Provider, Pause>),
}))

/** Lets nothing of this kind be tried for a while. (PANEL-7) */
export function pauseAttempts(what: Paused, seconds: number): void {
  usePauses.setState({ [what]: { until: instant(now() + seconds * SECOND_MS), seconds } })
}

/** After what has a mail sent. */
export const MAIL_PAUSE_SECONDS = { success: 30, failure: 10 } as const

/** Sends, and pauses after any answer; without an answer the user may try again right away. (PANEL-7) */
export async function pauseAfter<Reply>(
  what: Paused,
  { success, failure }: { readonly success: number; readonly failure: number },
  send: () => Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await send()
    pauseAttempts(what, success)
    return reply
  } catch (error) {
    if (error instanceof ApiError && error.status !== null) pauseAttempts(what, failure)
    throw error
  }
}

export function isPaused(what: Paused): boolean {
  return now() < usePauses.getState()[what].until
}

/** The seconds that are left of its pause. */
export function useRest(what: Paused): number {
  return secondsLeft(
    usePauses((pauses) => pauses[what]),
    useNow(),
  )
}
