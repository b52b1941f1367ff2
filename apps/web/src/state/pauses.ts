import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { create } from 'zustand'
import { now } from '#web/lib/server-clock'

/** Every way to sign in or register rests at the same time; asking for a mail again rests by itself. */
export type Paused = 'signIn' | 'resend'

const NEVER = instant(0)

/** When each may be tried again: outlives the forms. */
export const usePauses = create<Readonly<Record<Paused, Instant>>>()(() => ({ signIn: NEVER, resend: NEVER }))

/** Lets nothing of this kind be tried for a while. (PANEL-7) */
export function pause(what: Paused, seconds: number): void {
  usePauses.setState({ [what]: instant(now() + seconds * SECOND_MS) })
}

export function isPaused(what: Paused): boolean {
  return now() < usePauses.getState()[what]
}
