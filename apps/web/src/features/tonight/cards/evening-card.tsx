import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { EveningRuler } from '#web/features/tonight/cards/evening-ruler.tsx'
import { useStopOptions } from '#web/features/tonight/stop/stop-options'
import { StopQuestion } from '#web/features/tonight/stop/stop-question.tsx'
import styles from '#web/features/tonight/tonight-page.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { setPlaysUntil, usePlaysUntil } from '#web/state/plan/plans'
import { Select } from '#web/ui/control/select.tsx'

/** The player's evening, and until when it lasts. (TON-1, TON-8) */
export function EveningCard({ state }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const { time, isChosen } = usePlaysUntil()
  const options = useStopOptions(time)
  const id = useId()
  const titleId = useId()
  const { evening } = state

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.eveningCardTitle}>
        {t('evening.title')}
      </h2>
      <EveningRuler state={state} />
      {isChosen ? (
        <div className={styles.choice}>
          <label htmlFor={id}>{t('evening.until')}</label>
          <Select id={id} options={options} value={time} onChange={setPlaysUntil} />
        </div>
      ) : (
        <>
          <StopQuestion />
          <p className={styles.hint}>{t('untilDefault', { time: words.time(evening.stopsAt) })}</p>
        </>
      )}
      <p className={styles.hint}>{t('evening.turns', { time: words.turn() })}</p>
    </section>
  )
}
