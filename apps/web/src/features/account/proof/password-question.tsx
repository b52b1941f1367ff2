import { ERRORS } from '@ephemeris/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import styles from '#web/features/account/proof/password-question.module.css'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

interface PasswordQuestionProps {
  title: string
  /** What the password is asked for. */
  reason: string
  verb: string
  /** A wrong password that it is refused for is told at the field. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

const FIELDS = { [ERRORS.PASSWORD_WRONG.number]: 'password' } as const

/** Asks who is signed in for the password once more, before something that a stolen session must not do. (SOC-22) */
export function PasswordQuestion({ title, reason, verb, onPassword, onClose }: PasswordQuestionProps) {
  const t = useTranslations('account')
  const { filled } = useTypedChecks()
  const { faults, isBusy, submit } = useSubmission<'password'>()
  const [password, setPassword] = useState('')

  return (
    <Dialog title={title} widthPx={400} onClose={onClose}>
      <p className={styles.reason}>{reason}</p>
      <Form
        label={title}
        faults={faults}
        onSubmit={() =>
          void submit({
            faults: { password: filled(password) },
            send: () => onPassword(password),
            fields: FIELDS,
          })
        }
      >
        <TextField
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
          value={password}
          fault={faults.password}
          onChange={setPassword}
        />
        <SubmitButton label={verb} isBusy={isBusy} />
      </Form>
    </Dialog>
  )
}
