import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import { usePlannedShare } from '#web/features/tonight/use-planned-share'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { toTenths } from '#web/i18n/numbers'
import { useCountdownText } from '#web/state/words/countdown-text'

interface TonightHintProps {
  state: TonightState
  /** Also until when the player plays. */
  tellsStop?: boolean
}

/** How much of it the plan counts on, and how long the evening still is. */
export function TonightHint({ state, tellsStop = false }: TonightHintProps) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const countdown = useCountdownText()
  const planned = usePlannedShare(state)
  const { evening, now } = state
  const isEvening = evening.beginsAt <= now && now < evening.stopsAt
  const time = words.time(evening.stopsAt)
  const left = countdown.left({ at: evening.stopsAt, certainty: 'announced' }, now)

  return (
    <p className={styles.hint}>
      {planned && planned.pulls > 0 && <>{t('inPlan', { pulls: toTenths(planned.pulls), name: planned.name })} </>}
      {tellsStop && (isEvening ? t('until', { time, left }) : t('untilPast', { time }))}
    </p>
  )
}
