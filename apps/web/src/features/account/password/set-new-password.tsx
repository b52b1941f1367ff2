import { resetPassword, verifyResetToken } from '@ephemeris/contract/account/password-change'
import { ERRORS } from '@ephemeris/contract/errors'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeBox } from '#web/features/account/challenge/challenge-box.tsx'
import { useAnsweredCall } from '#web/features/account/challenge/use-answered-call'
import { useChallenge } from '#web/features/account/challenge/use-challenge'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { NewPasswordFields } from '#web/features/account/password/new-password-fields.tsx'
import styles from '#web/features/account/password/reset-password.module.css'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/api'
import { ApiError } from '#web/lib/api-error'
import { Notice } from '#web/ui/notice/notice.tsx'
import { showToast } from '#web/ui/toast/toasts'

interface SetNewPasswordProps {
  token: string
  onDone: () => void
}

const FIELDS = { [ERRORS.PASSWORD_WEAK.number]: 'next', [ERRORS.PASSWORD_SAME.number]: 'next' } as const

/** A new password by the link of a mail, whose account is named first; without a good link nothing can be typed. */
export function SetNewPassword({ token, onDone }: SetNewPasswordProps) {
  const t = useTranslations()
  const check = useTypedChecks()
  const errorText = useErrorText()
  const challenge = useChallenge()
  const answered = useAnsweredCall(challenge)
  const { faults, isBusy, submit } = useSubmission<'next' | 'repeated'>()
  const [next, setNext] = useState('')
  const [repeated, setRepeated] = useState('')
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
    await answered((challengeAnswer) => call(resetPassword, { token, newPassword: next, challengeAnswer }))
    showToast({ tone: 'success', text: t('account.reset.done') })
    onDone()
  }

  function reset(): void {
    const found = { next: check.newPassword(next), repeated: check.repeated(repeated, next) }
    if (link.data) void submit({ faults: found, send, fields: FIELDS })
  }

  return (
    <Form label={t('account.reset.reset')} faults={faults} onSubmit={reset}>
      {link.data && <p className={styles.explanation}>{t('account.reset.of', { name: link.data.username })}</p>}
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
        password={{ value: next, fault: faults.next, onChange: setNext }}
        repeated={{ value: repeated, fault: faults.repeated, onChange: setRepeated }}
        isDisabled={!link.data}
      />
      <ChallengeBox challenge={challenge} />
      <SubmitButton label={t('account.reset.save')} isBusy={isBusy} isDisabled={!link.data} />
    </Form>
  )
}
