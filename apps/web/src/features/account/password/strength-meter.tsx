import { strengthOf } from '@ephemeris/core/account/password-strength'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/password/password.module.css'

interface StrengthMeterProps {
  password: string
}

const PARTS = [1, 3, 5, 7]

/** How hard a password is to guess, and what would make it harder; it hinders nobody. (PANEL-6) */
export function StrengthMeter({ password }: StrengthMeterProps) {
  const t = useTranslations('account')
  const strength = strengthOf(password)
  if (strength === null) return null
  const missing = strength.missing.map((item) => t(`strength.missing.${item}`))

  return (
    <div className={styles.meter} data-level={strength.level} role="status">
      <span className={styles.parts} aria-hidden>
        {PARTS.map((from) => (
          <span key={from} className={styles.part} data-on={strength.points >= from || undefined} />
        ))}
      </span>
      <span className={styles.strengthMeterWords}>
        <strong>{t(`strength.${strength.level}`)}</strong>
        {missing.length > 0 && <span>{t('strength.advice', { items: missing.join(t('strength.separator')) })}</span>}
      </span>
    </div>
  )
}
