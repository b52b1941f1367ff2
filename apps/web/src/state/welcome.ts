import { create } from 'zustand'
import { useIsNewcomer } from '#web/state/games'

/** Whether the welcome could not be loaded: the page goes on without it. (WEL-1) */
export const useMissedWelcome = create(() => ({ isMissed: false }))

/** Whether the page stands behind the welcome of newcomers: what only completes it waits until that closes. */
export function useIsBehindWelcome(): boolean {
  const isNewcomer = useIsNewcomer()
  const { isMissed } = useMissedWelcome()
  return isNewcomer && !isMissed
}
