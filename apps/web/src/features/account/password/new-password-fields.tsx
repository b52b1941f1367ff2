import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Faults } from '#web/features/account/form/use-submission'
import { StrengthMeter } from '#web/features/account/password/strength-meter.tsx'
import type { NewPasswordField, useNewPassword } from '#web/features/account/password/use-new-password'
import { TextField } from '#web/ui/control/text-field.tsx'

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
        ref={ref}
        label={label}
        {...native}
        value={chosen.password}
        fault={faults.password}
        onChange={chosen.setPassword}
      />
      <StrengthMeter password={chosen.password} />
      <TextField
        label={t('form.repeated')}
        {...native}
        value={chosen.repeated}
        fault={faults.repeated}
        onChange={chosen.setRepeated}
      />
    </>
  )
}
