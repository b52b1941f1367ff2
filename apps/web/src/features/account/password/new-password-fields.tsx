import { strengthOf } from '@ephemeris/core/account/password-strength'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import type { Faults } from '#web/features/account/form/use-submission'
import type { NewPasswordField, useNewPassword } from '#web/features/account/password/use-new-password'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'

interface NewPasswordFieldsProps {
  label: string
  chosen: ReturnType<typeof useNewPassword>
  faults: Faults<NewPasswordField>
  isDisabled?: boolean
  /** Of the first field. */
  ref?: Ref<HTMLInputElement>
}

/** A password that is being chosen, how strong it is, and the same once more. (PANEL-6) */
export function NewPasswordFields({ label, chosen, faults, isDisabled = false, ref }: NewPasswordFieldsProps) {
  const t = useTranslations('account')
  const native = { type: 'password', autoComplete: 'new-password', disabled: isDisabled } as const
  return (
    <>
      <TextField
        required
        ref={ref}
        label={label}
        {...native}
        value={chosen.password}
        fault={faults.password}
        onChange={chosen.setPassword}
      />
      <StrengthMeter password={chosen.password} />
      <TextField
        required
        label={t('form.repeated')}
        {...native}
        value={chosen.repeated}
        fault={faults.repeated}
        onChange={chosen.setRepeated}
      />
    </>
  )
}

interface StrengthMeterProps {
  password: string
}

const PARTS = [1, 3, 5, 7]

/** How hard a password is to guess, and what would make it harder; it hinders no one. (PANEL-6) */
function StrengthMeter({ password }: StrengthMeterProps) {
  const t = useTranslations('account')
  const strength = strengthOf(password)
  if (strength === null) return null
  const missing = strength.missing.map((item) => t(`strength.missing.${item}`))

  return (
    <Stack gap={6} className={styles.meter} data-level={strength.level} role="status">
      <Row as="span" gap={4} align="stretch" aria-hidden>
        {PARTS.map((from) => (
          <span key={from} className={styles.part} data-on={strength.points >= from || undefined} />
        ))}
      </Row>
      <Row as="span" gap={8} rowGap={0} align="stretch" wrap text="note">
        <strong>{t(`strength.${strength.level}`)}</strong>
        {missing.length > 0 && <span>{t('strength.advice', { items: missing.join(t('strength.separator')) })}</span>}
      </Row>
    </Stack>
  )
}
