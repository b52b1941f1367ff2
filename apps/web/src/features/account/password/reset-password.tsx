import { requestPasswordReset } from '@ephemeris/contract/account/password-change'
import { ERRORS } from '@ephemeris/contract/errors'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { EmailField } from '#web/features/account/form/email-field.tsx'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { SetNewPassword } from '#web/features/account/password/set-new-password.tsx'
import { call } from '#web/lib/server/api'
import { TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ResetPasswordProps {
  /** Of the mail's link; `null`: the page was opened without one. */
  token: string | null
  onDone: () => void
}

/** Two steps: a link by mail, then a new password; the second needs the link. (PANEL-10) */
export function ResetPassword({ token: linked, onDone }: ResetPasswordProps) {
  const t = useTranslations('account')
  const panelId = useId()
  const [token, setToken] = useState(linked)
  const [step, setStep] = useState<'request' | 'reset'>(linked === null ? 'request' : 'reset')

  /** Installations for tests send the token in the answer. */
  function goOn(told: string): void {
    setToken(told)
    setStep('reset')
  }

  return (
    <Stack gap={14}>
      <Tabs
        panelId={panelId}
        label={t('reset.title')}
        tabs={[
          { value: 'request', label: t('reset.request') },
          { value: 'reset', label: t('reset.reset'), isDisabled: token === null },
        ]}
        value={step}
        onChange={setStep}
      />
      <TabPanel id={panelId} tab={step}>
        {step === 'request' && <RequestReset onToken={goOn} />}
        {step === 'reset' && token !== null && <SetNewPassword token={token} onDone={onDone} />}
      </TabPanel>
    </Stack>
  )
}

interface RequestResetProps {
  onToken: (token: string) => void
}

const FIELDS = { [ERRORS.EMAIL_INVALID.number]: 'email' } as const

/** Asks for a mail with a link; what follows is the same whether the address is known or not. */
function RequestReset({ onToken }: RequestResetProps) {
  const t = useTranslations('account')
  const check = useTypedChecks()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<'email'>()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)

  async function send(): Promise<void> {
    setSent(false)
    const told = await answered((challengeAnswer) => call(requestPasswordReset, { email, challengeAnswer }))
    setSent(true)
    if (told !== null) onToken(told.token)
  }

  return (
    <Form
      label={t('reset.request')}
      faults={faults}
      onSubmit={() => void submit({ faults: { email: check.email(email) }, send, fields: FIELDS })}
    >
      <Text kind="quiet" as="p">
        {t('reset.explanation')}
      </Text>
      <EmailField value={email} fault={faults.email} onChange={setEmail} />
      <ChallengeBox challenge={challenge} />
      <SubmitButton label={t('reset.send')} isBusy={isBusy} />
      {isSent && <Notice tone="info">{t('reset.sent')}</Notice>}
    </Form>
  )
}
