import type { DisplayedClock } from '@ephemeris/core/time/clock'
import type { Instant } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import { useTranslations } from 'use-intl'
import { useDeviceClock, useDisplayedClock } from '#web/state/displayed-clock'

/** Names of clocks, where times on them could be read on another one; `null`: they could not. (TIME-7) */
export interface ClockNames {
  /** `Server time UTC+8`: of a page whose times are not on the device's clock. */
  ofPage(clock: DisplayedClock, at: Instant): string | null
  /** `UTC-4`: of a time on the device's clock on a page with other times. */
  ofDevice(at: Instant): string | null
}

export function useClockNames(): ClockNames {
  const t = useTranslations('shell')
  const shown = useDisplayedClock()
  const device = useDeviceClock()

  return {
    ofPage(clock, at) {
      const offset = clock.offsetAt(at)
      return offset === device.offsetAt(at) ? null : t('serverTime', { server: formatOffset(offset) })
    },
    ofDevice(at) {
      const offset = device.offsetAt(at)
      return offset === shown.offsetAt(at) ? null : formatOffset(offset)
    },
  }
}
