import { ERRORS } from '@ephemeris/contract/errors'
import { register } from '@ephemeris/contract/registration'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { StrengthMeter } from '#web/features/account/password/strength-meter.tsx'
import { ResendDialog } from '#web/features/account/sign-in/resend-dialog.tsx'
import { call } from '#web/lib/api'
import { ApiError } from '#web/lib/api-error'
import { isPaused, pause } from '#web/state/pauses'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

const FIELDS = {
  [ERRORS.USERNAME_TAKEN.number]: 'username',
  [ERRORS.EMAIL_INVALID.number]: 'email',
  [ERRORS.PASSWORD_WEAK.number]: 'password',
} as const
const PAUSE_SECONDS = { success: 30, failure: 10 } as const

export function RegisterForm() {
  const t = useTranslations('account')
  const check = useTypedChecks()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<'username' | 'email' | 'password' | 'repeated'>()
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isResending, setResending] = useState(false)

  async function send(): Promise<void> {
    setSentTo(null)
    try {
      await answered((challengeAnswer) => call(register, { username, email, password, challengeAnswer }))
      pause('signIn', PAUSE_SECONDS.success)
      setSentTo(email)
    } catch (error) {
      if (error instanceof ApiError && error.status !== null) pause('signIn', PAUSE_SECONDS.failure)
      throw error
    }
  }

  function signUp(): void {
    if (isPaused('signIn')) return
    const found = {
      username: check.username(username),
      email: check.email(email),
      password: check.newPassword(password),
      repeated: check.repeated(repeated, password),
    }
    void submit({ faults: found, send, fields: FIELDS })
  }

  return (
    <>
      <Form label={t('form.register')} faults={faults} onSubmit={signUp}>
        <TextField
          label={t('form.username')}
          autoComplete="username"
          value={username}
          fault={faults.username}
          onChange={setUsername}
        />
        <TextField
          label={t('form.email')}
          type="email"
          autoComplete="email"
          value={email}
          fault={faults.email}
          onChange={setEmail}
        />
        <TextField
          label={t('form.password')}
          type="password"
          autoComplete="new-password"
          value={password}
          fault={faults.password}
          onChange={setPassword}
        />
        <StrengthMeter password={password} />
        <TextField
          label={t('form.repeated')}
          type="password"
          autoComplete="new-password"
          value={repeated}
          fault={faults.repeated}
          onChange={setRepeated}
        />
        <ChallengeBox challenge={challenge} />
        <SubmitButton label={t('form.register')} isBusy={isBusy} paused="signIn" />
        {sentTo !== null && <Notice tone="info">{t('registered', { email: sentTo })}</Notice>}
        <Button look="ghost" onClick={() => setResending(true)}>
          {t('resend.open')}
        </Button>
      </Form>
      {isResending && <ResendDialog email={email} onClose={() => setResending(false)} />}
    </>
  )
}
