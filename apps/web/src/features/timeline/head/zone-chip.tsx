import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import { ArrowRight, MapPin, Server } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/zone-chip.module.css'
import { useNow } from '#web/lib/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useServerOffset } from '#web/state/server-zone'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** Of every written offset. */
const UTC = 'UTC'

/** The server's offset and, where it differs, the device's; leads to the settings of both. (ZONE-3) */
export function ZoneChip() {
  const t = useTranslations('timeline')
  const server = useServerOffset()
  const clock = useDisplayedClock()
  const shown = clock.offsetAt(useNow(MINUTE_MS))
  const local = shown === server ? null : formatOffset(shown)
  const name = formatOffset(server)

  return (
    <PageLink
      className={styles.chip}
      to="/settings?highlight=timezone"
      aria-label={local ? t('zone.local', { server: name, local }) : t('zone.server', { server: name })}
    >
      <span className={styles.part} data-part={local ? 'server' : undefined}>
        <Server className={styles.sign} size={14} strokeWidth={1.75} aria-hidden />
        {name}
        {local && <ArrowRight size={13} strokeWidth={1.75} aria-hidden />}
      </span>
      {local && (
        <span className={styles.part}>
          <MapPin className={styles.pin} size={14} strokeWidth={1.75} aria-hidden />
          <span>
            <span className={styles.utc}>{UTC}</span>
            {local.slice(UTC.length)}
          </span>
        </span>
      )}
    </PageLink>
  )
}
