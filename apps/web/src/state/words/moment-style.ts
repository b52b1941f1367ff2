import { useLocale } from 'use-intl'
import type { MomentStyle } from '#web/i18n/words/dates'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'

/** How moments are written for this player. */
export function useMomentStyle(): MomentStyle {
  const clock = useDisplayedClock()
  const language = useLocale()
  const { timeFormat } = usePreferences()
  return { clock, language, timeFormat }
}
