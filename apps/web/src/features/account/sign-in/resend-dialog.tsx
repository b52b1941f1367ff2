import { resendVerification } from '@ephemeris/contract/account/registration'
import { ERRORS } from '@ephemeris/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { EmailField } from '#web/features/account/form/email-field.tsx'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { call } from '#web/lib/server/api'
import { isPaused, MAIL_PAUSE_SECONDS, pauseAfter } from '#web/state/account/pauses'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ResendDialogProps {
  /** What is typed in the form below it. */
  username: string
  email: string
  onClose: () => void
}

const FIELDS = { [ERRORS.EMAIL_INVALID.number]: 'email' } as const

/** Has the mail of the registration sent again; a click beside it does not close it. (PANEL-5) */
export function ResendDialog({ username: typedName, email: typedEmail, onClose }: ResendDialogProps) {
  const t = useTranslations('account')
  const check = useTypedChecks()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<'username' | 'email'>()
  const [username, setUsername] = useState(typedName)
  const [email, setEmail] = useState(typedEmail)
  const [isSent, setSent] = useState(false)

  async function send(): Promise<void> {
    setSent(false)
    await pauseAfter('resend', MAIL_PAUSE_SECONDS, () =>
      answered((challengeAnswer) => call(resendVerification, { username, email, challengeAnswer })),
    )
    setSent(true)
  }

  function resend(): void {
    const found = { username: check.filled(username), email: check.email(email) }
    if (!isPaused('resend')) void submit({ faults: found, send, fields: FIELDS })
  }

  return (
    <Dialog title={t('resend.title')} widthPx={400} isPersistent onClose={onClose}>
      <Text kind="quiet" as="p" className={styles.explanation}>
        {t('resend.explanation')}
      </Text>
      <Form label={t('resend.title')} faults={faults} onSubmit={resend}>
        <TextField
          required
          label={t('form.username')}
          autoComplete="username"
          value={username}
          fault={faults.username}
          onChange={setUsername}
        />
        <EmailField value={email} fault={faults.email} onChange={setEmail} />
        <ChallengeBox challenge={challenge} />
        <SubmitButton label={t('resend.send')} isBusy={isBusy} paused="resend" />
        {isSent && <Notice tone="info">{t('resend.sent')}</Notice>}
      </Form>
    </Dialog>
  )
}
