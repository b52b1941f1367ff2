import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStopOptions } from '#web/features/tonight/stop/stop-options'
import styles from '#web/features/tonight/tonight.module.css'
import { setPlaysUntil, usePlaysUntil } from '#web/state/plan/plans'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/control/select.tsx'

/** Asked once: when the player usually stops. Until then 01:00 counts, and that is said. (TON-8) */
export function StopQuestion() {
  const t = useTranslations('tonight')
  const { time } = usePlaysUntil()
  const [chosen, setChosen] = useState(time)
  const options = useStopOptions(chosen)
  const id = useId()

  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.label}>
        {t('ask')}
      </label>
      <Select id={id} options={options} value={chosen} onChange={setChosen} />
      <Button onClick={() => setPlaysUntil(chosen)}>{t('save')}</Button>
    </div>
  )
}
