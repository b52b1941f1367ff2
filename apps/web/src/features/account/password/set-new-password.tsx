import { resetPassword, verifyResetToken } from '@ephemeris/contract/account/password-change'
import { ERRORS } from '@ephemeris/contract/errors'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useSubmission } from '#web/features/account/form/use-submission'
import { NewPasswordFields } from '#web/features/account/password/new-password-fields.tsx'
import { type NewPasswordField, useNewPassword } from '#web/features/account/password/use-new-password'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface SetNewPasswordProps {
  token: string
  onDone: () => void
}

const FIELDS = { [ERRORS.PASSWORD_WEAK.number]: 'password', [ERRORS.PASSWORD_SAME.number]: 'password' } as const

/** A new password by the link of a mail, whose account is named first; without a good link nothing can be typed. */
export function SetNewPassword({ token, onDone }: SetNewPasswordProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<NewPasswordField>()
  const chosen = useNewPassword()
  const link = useQuery({
    queryKey: ['reset link', token],
    queryFn: ({ signal }) => call(verifyResetToken, { token }, { signal }),
  })
  const field = useRef<HTMLInputElement>(null)
  const isAnswered = link.isSuccess || link.isError
  useEffect(() => {
    if (!isAnswered) return
    field.current?.focus({ preventScroll: true })
    // On phones the link's page begins far above it.
    field.current?.scrollIntoView({ block: 'center' })
  }, [isAnswered])
  const canAskAgain = link.error instanceof ApiError && link.error.kind === 'network'

  async function send(): Promise<void> {
    await answered((challengeAnswer) => call(resetPassword, { token, newPassword: chosen.password, challengeAnswer }))
    showToast({ tone: 'success', text: t('account.reset.done') })
    onDone()
  }

  function reset(): void {
    if (link.data) void submit({ faults: chosen.findFaults(), send, fields: FIELDS })
  }

  return (
    <Form label={t('account.reset.reset')} faults={faults} onSubmit={reset}>
      {link.data && (
        <Text kind="quiet" as="p">
          {t('account.reset.of', { name: link.data.username })}
        </Text>
      )}
      {link.error && (
        <Notice
          tone="error"
          {...(canAskAgain && { action: { label: t('shell.retry'), onPress: () => void link.refetch() } })}
        >
          {errorText(link.error)}
        </Notice>
      )}
      <NewPasswordFields
        ref={field}
        label={t('account.password.next')}
        chosen={chosen}
        faults={faults}
        isDisabled={!link.data}
      />
      <ChallengeBox challenge={challenge} />
      <SubmitButton label={t('account.reset.save')} isBusy={isBusy} isDisabled={!link.data} />
    </Form>
  )
}
