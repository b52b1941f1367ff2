import { create } from 'zustand'
import { maskedUid } from '#web/state/pulls/pull-uids'

/** In memory: pages are shown to others, so each visit begins with masked UIDs. (LOCAL-20) */
const useVisit = create<{ readonly areShown: boolean }>()(() => ({ areShown: false }))

export function useAreUidsShown(): boolean {
  return useVisit(({ areShown }) => areShown)
}

export function showUids(areShown: boolean): void {
  useVisit.setState({ areShown })
}

/** A UID as this visit shows it. */
export function useUidText(): (uid: string) => string {
  return useAreUidsShown() ? String : maskedUid
}
