import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/approval.module.css'

interface MatchChoiceProps {
  options: readonly string[]
  chosen: string | null
  onChoose: (option: string) => void
}

/** Which number the other screen shows: only a user who sees it knows. */
export function MatchChoice({ options, chosen, onChoose }: MatchChoiceProps) {
  const t = useTranslations('qrLogin.approval')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{t('match')}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name="match"
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
