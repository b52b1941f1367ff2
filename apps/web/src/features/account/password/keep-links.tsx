import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/password/password.module.css'
import { Checkbox } from '#web/ui/control/checkbox.tsx'

interface KeepLinksProps {
  /** Of the services that are linked. */
  names: string
  isKept: boolean
  onChange: (isKept: boolean) => void
}

/** Whether other services go on signing in after a change of password. (SOC-11) */
export function KeepLinks({ names, isKept, onChange }: KeepLinksProps) {
  const t = useTranslations('account')
  const id = useId()
  return (
    <div className={styles.keep}>
      <Checkbox id={id} checked={isKept} onChange={() => onChange(!isKept)} />
      <label htmlFor={id} className={styles.keepLinksWords}>
        <span>{t('password.keepLinks', { names })}</span>
        <span className={styles.hint}>{t('password.keepLinksHint')}</span>
      </label>
    </div>
  )
}
