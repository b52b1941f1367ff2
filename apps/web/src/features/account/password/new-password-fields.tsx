import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { StrengthMeter } from '#web/features/account/password/strength-meter.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

interface Typed {
  readonly value: string
  readonly fault: string | undefined
  readonly onChange: (value: string) => void
}

interface NewPasswordFieldsProps {
  label: string
  password: Typed
  repeated: Typed
  isDisabled?: boolean
  /** Of the first field. */
  ref?: Ref<HTMLInputElement>
}

/** A password that is being chosen, how strong it is, and the same once more. (PANEL-6) */
export function NewPasswordFields({ label, password, repeated, isDisabled = false, ref }: NewPasswordFieldsProps) {
  const t = useTranslations('account')
  const native = { type: 'password', autoComplete: 'new-password', disabled: isDisabled } as const
  return (
    <>
      <TextField ref={ref} label={label} {...native} {...password} />
      <StrengthMeter password={password.value} />
      <TextField label={t('form.repeated')} {...native} {...repeated} />
    </>
  )
}
