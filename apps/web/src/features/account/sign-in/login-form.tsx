import { login } from '@ephemeris/contract/account/sign-in'
import { ERRORS } from '@ephemeris/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { ResendDialog } from '#web/features/account/sign-in/resend-dialog.tsx'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { isPaused, pauseAfter } from '#web/state/account/pauses'
import { startSession } from '#web/state/account/session'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'

const FIELDS = { [ERRORS.CREDENTIALS_WRONG.number]: 'password' } as const
const PAUSE_SECONDS = { success: 10, failure: 10 } as const

export function LoginForm() {
  const t = useTranslations('account')
  const { filled } = useTypedChecks()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<'name' | 'password'>()
  const [name, setName] = useState(() => deviceStorage.settings.userName ?? '')
  const [password, setPassword] = useState('')
  const [isInactive, setInactive] = useState(false)
  const [isResending, setResending] = useState(false)

  async function send(): Promise<void> {
    setInactive(false)
    try {
      const { token } = await pauseAfter('signIn', PAUSE_SECONDS, () =>
        answered((challengeAnswer) => call(login, { login: name, password, challengeAnswer })),
      )
      startSession(token)
    } catch (error) {
      setInactive(error instanceof ApiError && error.number === ERRORS.ACCOUNT_INACTIVE.number)
      throw error
    }
  }

  function logIn(): void {
    if (isPaused('signIn')) return
    void submit({ faults: { name: filled(name), password: filled(password) }, send, fields: FIELDS })
  }

  return (
    <>
      <Form label={t('form.logIn')} faults={faults} onSubmit={logIn}>
        <TextField
          required
          label={t('form.name')}
          autoComplete="username"
          value={name}
          fault={faults.name}
          onChange={setName}
        />
        <TextField
          required
          label={t('form.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          fault={faults.password}
          onChange={setPassword}
        />
        <ChallengeBox challenge={challenge} />
        <SubmitButton label={t('form.logIn')} isBusy={isBusy} paused="signIn" />
      </Form>
      {isInactive && (
        <Button look="ghost" onClick={() => setResending(true)}>
          {t('resend.open')}
        </Button>
      )}
      {isResending && (
        <ResendDialog
          username={name.includes('@') ? '' : name}
          email={name.includes('@') ? name : ''}
          onClose={() => setResending(false)}
        />
      )}
    </>
  )
}
