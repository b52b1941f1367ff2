import type { PullServer } from '@ephemeris/core/gacha/server-of'
import { type MomentStyle, pastMomentText } from '@ephemeris/core/language/dates'
import { type DisplayedClock, fixedClock } from '@ephemeris/core/time/clock'
import type { Instant } from '@ephemeris/core/time/instant'
import { useLocale } from 'use-intl'
import { now } from '#web/lib/server/server-clock'
import { useDeviceClock, useDisplayedClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'

/** How moments of the games are written for this player. (TIME-3) */
export function useMomentStyle(): MomentStyle {
  return useStyleOn(useDisplayedClock())
}

/** As `useMomentStyle`, for the player's evening and for what this device or the server has done. (TIME-7) */
export function useDeviceMomentStyle(): MomentStyle {
  return useStyleOn(useDeviceClock())
}

/** As `useMomentStyle`, for the pulls of an account: on the clock of its log, as in the records. (TIME-7) */
export function useLogMomentStyle(server: PullServer | null | undefined): MomentStyle {
  const displayed = useDisplayedClock()
  return useStyleOn(server ? fixedClock(server.offset) : displayed)
}

/** When this device or the server has done something. (TIME-7, LANG-57) */
export function usePastMomentText(): (at: Instant) => string {
  const style = useDeviceMomentStyle()
  return (at) => pastMomentText(at, now(), style)
}

function useStyleOn(clock: DisplayedClock): MomentStyle {
  const language = useLocale()
  const { timeFormat } = usePreferences()
  return { clock, language, timeFormat }
}
