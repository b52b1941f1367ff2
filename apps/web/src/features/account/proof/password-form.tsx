import { ERRORS } from '@ephemeris/contract/errors'
import { type ReactNode, type Ref, useState } from 'react'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { TextField } from '#web/ui/control/text-field.tsx'

interface PasswordFormProps {
  /** The accessible name of the form. */
  label: string
  fieldLabel: string
  verb: string
  /** A wrong password is shown as a fault of the field. */
  onPassword: (password: string) => Promise<void>
  ref?: Ref<HTMLInputElement>
  /** Above the field. */
  before?: ReactNode
  /** Below the button. */
  children?: ReactNode
}

const FIELDS = { [ERRORS.PASSWORD_WRONG.number]: 'password' } as const

/** Asks for one password that exists already. */
export function PasswordForm({ label, fieldLabel, verb, onPassword, ref, before, children }: PasswordFormProps) {
  const { filled } = useTypedChecks()
  const { faults, isBusy, submit } = useSubmission<'password'>()
  const [password, setPassword] = useState('')

  return (
    <Form
      label={label}
      faults={faults}
      onSubmit={() =>
        void submit({
          faults: { password: filled(password) },
          send: () => onPassword(password),
          fields: FIELDS,
        })
      }
    >
      {before}
      <TextField
        required
        ref={ref}
        label={fieldLabel}
        type="password"
        autoComplete="current-password"
        value={password}
        fault={faults.password}
        onChange={setPassword}
      />
      <SubmitButton label={verb} isBusy={isBusy} />
      {children}
    </Form>
  )
}
