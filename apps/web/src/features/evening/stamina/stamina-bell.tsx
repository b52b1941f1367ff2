import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/evening/game-evening.module.css'
import { WaysNote } from '#web/features/evening/ways-note.tsx'
import { Switch } from '#web/ui/control/switch.tsx'

interface StaminaBellProps {
  /** `null`: none was typed. */
  amount: number | null
  max: number
  /** `null`: no reminder. */
  bellAt: number | null
  onChange: (bellAt: number | null) => void
}

/** "Tell me when full", or earlier, at an amount. (NOTE-24) */
export function StaminaBell({ amount, max, bellAt, onChange }: StaminaBellProps) {
  const t = useTranslations('evening')
  const switchId = useId()
  const fieldId = useId()

  function type(typed: string): void {
    const digits = typed.replaceAll(/\D/g, '').slice(0, String(max).length)
    onChange(digits === '' ? max : Math.min(max, Math.max(1, Number(digits))))
  }

  return (
    <div className={styles.staminaDialogBell}>
      <p className={styles.line}>
        <label htmlFor={switchId}>{t('stamina.tellMe')}</label>
        <Switch id={switchId} checked={bellAt !== null} onChange={(isOn) => onChange(isOn ? max : null)} />
      </p>
      {bellAt !== null && (
        <>
          <p className={styles.line}>
            <label htmlFor={fieldId}>{t('stamina.earlier')}</label>
            <input
              id={fieldId}
              className={styles.earlier}
              inputMode="numeric"
              autoComplete="off"
              placeholder={String(max)}
              value={bellAt === max ? '' : String(bellAt)}
              onChange={(event) => type(event.target.value)}
            />
          </p>
          <p className={styles.hint}>
            {amount !== null && bellAt <= amount && t('stamina.reached')}{' '}
            <WaysNote isSet isSent>
              {() => null}
            </WaysNote>
          </p>
        </>
      )}
    </div>
  )
}
