import { SLOTS, type Slot, type SlotTimes, slotTime } from '@ephemeris/core/sync/slot'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/cloud-sync/slot-picker.module.css'
import { shortMomentText } from '#web/i18n/dates'
import { useDeviceClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'

interface SlotPickerProps {
  times: SlotTimes
  slot: Slot
  onPick: (slot: Slot) => void
}

/** The three slots as cards, each with the time of its last upload. */
export function SlotPicker({ times, slot, onPick }: SlotPickerProps) {
  const t = useTranslations('cloudSync')
  const name = useId()
  const language = useLocale()
  const clock = useDeviceClock()
  const { timeFormat } = usePreferences()

  return (
    <div className={styles.slots} role="radiogroup" aria-label={t('slots')}>
      {SLOTS.map((own) => {
        const time = slotTime(times, own)
        return (
          <label key={own} className={styles.slot}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={own === slot}
              onChange={() => onPick(own)}
            />
            <span className={styles.name}>{t('slot', { slot: own })}</span>
            <span className={styles.time}>
              {time === null ? t('never') : shortMomentText(time, { clock, language, timeFormat })}
            </span>
          </label>
        )
      })}
    </div>
  )
}
