import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset, offsetOf } from '@ephemeris/core/time/zone'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MapPin from 'lucide-react/icons/map-pin'
import Server from 'lucide-react/icons/server'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/head.module.css'
import { joinNames } from '#web/i18n/words/join-names'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceClock, useDisplayedClock, useShowsLocalZone } from '#web/state/displayed-clock'
import { setPreferences } from '#web/state/preferences'
import { useGamesElsewhere, useServerOffset, useServerZone } from '#web/state/server-zone'
import { useIsBehindWelcome } from '#web/state/welcome'
import { useActivityWords } from '#web/state/words/activity-words'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface LocalTimeToggleProps {
  /** Beside the chip, or at the end of the row of chips where the title needs the room. */
  place: 'title' | 'row'
}

/** Shows all times on the device's clock, or on the server's again, where they differ. (TL-77) */
export function LocalTimeToggle({ place }: LocalTimeToggleProps) {
  const t = useTranslations('timeline')
  const showsLocalZone = useShowsLocalZone()
  const server = useServerOffset()
  const device = useDeviceClock().offsetAt(useNow(MINUTE_MS))
  const isBehindWelcome = useIsBehindWelcome()
  if (device === server || isBehindWelcome) return null

  const label = t('zone.toggle', { local: formatOffset(device) })
  return (
    <Row
      as={Pressable}
      inline
      gap={6}
      text="note"
      className={`${styles.chip} ${styles.mine}`}
      data-place={place}
      aria-label={label}
      aria-pressed={showsLocalZone}
      title={label}
      onClick={() => setPreferences({ showsLocalZone: !showsLocalZone })}
    >
      <MapPin size={14} strokeWidth={1.75} aria-hidden />
      <Text kind={showsLocalZone ? 'bold' : 'medium'} className={styles.mineText}>
        {t('zone.mine')}
      </Text>
    </Row>
  )
}

/** Of every written offset. */
const UTC = 'UTC'

/**
 * The server's offset and, where it differs, the device's; leads to the settings of both. Where games are played on
 * several servers, it names them. (ZONE-3, ZONE-6)
 */
export function ZoneChip() {
  const t = useTranslations('timeline')
  const shell = useTranslations('shell')
  const language = useLocale()
  const words = useActivityWords()
  const zone = useServerZone()
  const server = offsetOf(zone)
  const elsewhere = useGamesElsewhere()
  const clock = useDisplayedClock()
  const shown = clock.offsetAt(useNow(MINUTE_MS))
  const local = shown === server ? null : formatOffset(shown)
  const name = formatOffset(server)
  const lead = local ? t('zone.local', { server: name, local }) : t('zone.server', { server: name })
  const games = elsewhere.map(({ gameId, server: other }) =>
    t('zone.game', { game: words.game(gameId), server: shell(`server.names.${other}`) }),
  )
  const label = games.length === 0 ? lead : t('zone.elsewhere', { zone: lead, games: joinNames(games, language) })

  return (
    <Row
      as={PageLink}
      inline
      fixed
      gap={6}
      text="note"
      className={`${styles.chip} ${styles.zone}`}
      to="/settings?highlight=timezone"
      aria-label={label}
      title={games.length === 0 ? undefined : label}
    >
      <Row as="span" inline gap={6} text="medium" className={styles.part} data-part={local ? 'server' : undefined}>
        <Server className={styles.sign} size={14} strokeWidth={1.75} aria-hidden />
        {games.length > 0 && (
          <Text kind="bold" as="b" className={styles.wide}>
            {shell(`server.names.${zone}`)}
          </Text>
        )}
        <span>{name}</span>
        {local && <ArrowRight size={13} strokeWidth={1.75} aria-hidden />}
      </Row>
      {local && (
        <Row as="span" inline gap={6} text="medium">
          <MapPin className={styles.wide} size={14} strokeWidth={1.75} aria-hidden />
          <span>
            <span className={`${styles.wide} ${styles.utc}`}>{UTC}</span>
            {local.slice(UTC.length)}
          </span>
        </Row>
      )}
    </Row>
  )
}
