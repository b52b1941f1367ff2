import type { CalendarDay } from '@ephemeris/core/time/calendar'
import { create } from 'zustand'

/** `day`: something new that is on this day, if one is given; else the entry that is changed. */
export type OwnRequest = { readonly day: CalendarDay | null } | { readonly entryId: string }

/** What the form is open for; `null`: it is closed. */
export const useOwnForm = create<{ readonly request: OwnRequest | null }>()(() => ({ request: null }))

export function openOwnForm(request: OwnRequest): void {
  useOwnForm.setState({ request })
}

export function closeOwnForm(): void {
  useOwnForm.setState({ request: null })
}
