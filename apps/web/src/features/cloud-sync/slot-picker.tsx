import { SLOTS, type Slot, type SlotTimes, slotTime } from '@ephemeris/core/sync/slot'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/cloud-sync/cloud-sync.module.css'
import { shortMomentText } from '#web/i18n/dates'
import { useDeviceClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'

interface SlotPickerProps {
  times: SlotTimes
  slot: Slot
  onPick: (slot: Slot) => void
}

/** The three slots as cards, each with the time of its last upload. */
export function SlotPicker({ times, slot, onPick }: SlotPickerProps) {
  const t = useTranslations('cloudSync')
  const language = useLocale()
  const clock = useDeviceClock()
  const { timeFormat } = usePreferences()

  function uploadText(own: Slot): string {
    const time = slotTime(times, own)
    return time === null ? t('never') : shortMomentText(time, { clock, language, timeFormat })
  }

  return (
    <RadioGroup<Slot>
      label={t('slots')}
      options={SLOTS.map((own) => ({
        value: own,
        content: (
          <>
            <span className={styles.name}>{t('slot', { slot: own })}</span>
            <span className={styles.slotPickerTime}>{uploadText(own)}</span>
          </>
        ),
      }))}
      value={slot}
      className={styles.slots}
      optionClassName={styles.slot}
      onChange={onPick}
    />
  )
}
