import { formatOffset } from '@ephemeris/core/time/zone'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight-hint.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useServerOffset } from '#web/state/server-zone'

/** Where the game's server has another clock: which one the times of tonight are on. (TON-9) */
export function TonightClock({ state: { now, clock } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const server = useServerOffset()
  const device = clock.offsetAt(now)
  if (device === server) return null
  return (
    <p className={`${styles.hint} ${styles.clock}`}>
      {t('clock', { device: formatOffset(device), server: formatOffset(server) })}
    </p>
  )
}
