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
      <legend className={styles.legend}>
        <span className={styles.title}>{t('server')}</span>
        <span className={styles.serverChoiceHint}>{t('serverHint')}</span>
      </legend>
      <div className={styles.list}>
        {zones.map((zone) => (
          <label key={zone} className={styles.server}>
            <input
              type="radio"
              className={styles.radio}
              name="server"
              value={zone}
              checked={zone === chosen}
              onChange={() => onChoose(zone)}
            />
            <span className={styles.part}>
              <b className={styles.serverChoiceName}>{shell(`server.names.${zone}`)}</b>
              <span className={styles.detail} data-nearest={zone === nearest || undefined}>
                {zone === nearest ? t('nearest') : formatOffset(offsetOf(zone))}
              </span>
            </span>
            <span className={styles.reset}>
              <b className={styles.time}>
                {timeText(nextDailyReset(now, offsetOf(zone)), { clock, language, timeFormat })}
              </b>
              <span className={styles.detail}>{t('reset')}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.clock}>{t('clock')}</p>
    </fieldset>
  )
}
