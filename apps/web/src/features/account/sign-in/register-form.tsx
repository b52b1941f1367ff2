import { register } from '@ephemeris/contract/account/registration'
import { ERRORS } from '@ephemeris/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { EmailField } from '#web/features/account/form/email-field.tsx'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { NewPasswordFields } from '#web/features/account/password/new-password-fields.tsx'
import { type NewPasswordField, useNewPassword } from '#web/features/account/password/use-new-password'
import { ResendDialog } from '#web/features/account/sign-in/resend-dialog.tsx'
import { call } from '#web/lib/server/api'
import { isPaused, MAIL_PAUSE_SECONDS, pauseAfter } from '#web/state/account/pauses'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

const FIELDS = {
  [ERRORS.USERNAME_TAKEN.number]: 'username',
  [ERRORS.EMAIL_INVALID.number]: 'email',
  [ERRORS.PASSWORD_WEAK.number]: 'password',
} as const

interface RegisterFormProps {
  /** Of the link that opened the page; `null`: none. */
  invitation: string | null
}

export function RegisterForm({ invitation }: RegisterFormProps) {
  const t = useTranslations('account')
  const check = useTypedChecks()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<'username' | 'email' | NewPasswordField>()
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const chosen = useNewPassword()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isResending, setResending] = useState(false)

  async function send(): Promise<void> {
    setSentTo(null)
    await pauseAfter('signIn', MAIL_PAUSE_SECONDS, () =>
      answered((challengeAnswer) =>
        call(register, { username, email, password: chosen.password, invitation, challengeAnswer }),
      ),
    )
    setSentTo(email)
  }

  function signUp(): void {
    if (isPaused('signIn')) return
    const found = { username: check.username(username), email: check.email(email), ...chosen.findFaults() }
    void submit({ faults: found, send, fields: FIELDS })
  }

  return (
    <>
      <Form label={t('form.register')} faults={faults} onSubmit={signUp}>
        <TextField
          required
          label={t('form.username')}
          autoComplete="username"
          value={username}
          fault={faults.username}
          onChange={setUsername}
        />
        <EmailField value={email} fault={faults.email} onChange={setEmail} />
        <NewPasswordFields label={t('form.password')} chosen={chosen} faults={faults} />
        <ChallengeBox challenge={challenge} />
        <SubmitButton label={t('form.register')} isBusy={isBusy} paused="signIn" />
        {sentTo !== null && <Notice tone="info">{t('registered', { email: sentTo })}</Notice>}
        <Button look="ghost" onClick={() => setResending(true)}>
          {t('resend.open')}
        </Button>
      </Form>
      {isResending && <ResendDialog username={username} email={email} onClose={() => setResending(false)} />}
    </>
  )
}
