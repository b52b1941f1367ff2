import { timeText } from '@ephemeris/core/language/dates'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { nextDailyReset } from '@ephemeris/core/time/resets'
import { formatOffset, offsetOf, SERVER_ZONES, type ServerZone } from '@ephemeris/core/time/zone'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/welcome/welcome.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'
import { useNearestServer } from '#web/state/server-zone'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ServerChoiceProps {
  /** Comes first. */
  preset: ServerZone
  chosen: ServerZone
  onChoose: (zone: ServerZone) => void
}

/** The three servers, each with the time of its daily reset on this device. (WEL-6) */
export function ServerChoice({ preset, chosen, onChoose }: ServerChoiceProps) {
  const t = useTranslations('welcome')
  const shell = useTranslations('shell')
  const language = useLocale()
  const clock = useDeviceClock()
  const { timeFormat } = usePreferences()
  const now = useNow(MINUTE_MS)
  const nearest = useNearestServer()
  const zones = [preset, ...SERVER_ZONES.filter((zone) => zone !== preset).toReversed()]

  return (
    <fieldset className={styles.servers}>
      <Text as="legend" kind="heading" className={styles.legend}>
        {t('server')}
      </Text>
      <Grid columns={3} gap={14} className={styles.list}>
        {zones.map((zone) => (
          <Row as="label" gap={12} padY={8} padX={16} key={zone} className={styles.server}>
            <input
              type="radio"
              className={styles.radio}
              name="server"
              value={zone}
              checked={zone === chosen}
              onChange={() => onChoose(zone)}
            />
            <Grid as="span" grow>
              <b className={styles.serverChoiceName}>{shell(`server.names.${zone}`)}</b>
              <Text
                kind="note"
                weight={zone === nearest ? 'bold' : undefined}
                className={styles.detail}
                data-nearest={zone === nearest || undefined}
              >
                <Phrases texts={[formatOffset(offsetOf(zone)), ...(zone === nearest ? [t('nearest')] : [])]} />
              </Text>
            </Grid>
            <Grid as="span" fixed className={styles.reset}>
              <b className={styles.time}>
                {timeText(nextDailyReset(now, offsetOf(zone)), { clock, language, timeFormat })}
              </b>
              <Text kind="note" className={styles.detail}>
                {t('reset')}
              </Text>
            </Grid>
          </Row>
        ))}
      </Grid>
      <Text as="p" kind="note" className={styles.clock}>
        {t('clock')}
      </Text>
    </fieldset>
  )
}
