import type { MomentStyle } from '@ephemeris/core/language/dates'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import { useLocale } from 'use-intl'
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

function useStyleOn(clock: DisplayedClock): MomentStyle {
  const language = useLocale()
  const { timeFormat } = usePreferences()
  return { clock, language, timeFormat }
}
