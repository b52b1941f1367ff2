import { ERRORS } from '@ephemeris/contract/errors'
import { confirmAccount, getWaitingAccount } from '@ephemeris/contract/registration'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/confirm/confirm-account.module.css'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useTypedChecks } from '#web/features/account/form/typed'
import { useSubmission } from '#web/features/account/form/use-submission'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/api'
import { ApiError } from '#web/lib/api-error'
import { takeArrival } from '#web/state/arrival'
import { startSession } from '#web/state/session'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast/toasts'

const FIELDS = { [ERRORS.PASSWORD_WRONG.number]: 'password' } as const

/** Activates the account that the link of a mail names, with its password, and logs in. (PANEL-18) */
export function ConfirmAccount({ token }: { token: string }) {
  const t = useTranslations()
  const { filled } = useTypedChecks()
  const errorText = useErrorText()
  const { faults, isBusy, submit } = useSubmission<'password'>()
  const [password, setPassword] = useState('')
  const link = useQuery({
    queryKey: ['confirmation link', token],
    queryFn: ({ signal }) => call(getWaitingAccount, { token }, { signal }),
  })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!link.isSuccess) return
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }, [link.isSuccess])
  const canAskAgain = link.error instanceof ApiError && link.error.kind === 'network'

  async function send(): Promise<void> {
    const session = await call(confirmAccount, { token, password })
    takeArrival('verifyEmail')
    startSession(session.token)
    showToast({ tone: 'success', text: t('account.emailConfirmed') })
  }

  if (link.error) {
    return (
      <Notice
        tone="error"
        {...(canAskAgain && { action: { label: t('shell.retry'), onPress: () => void link.refetch() } })}
      >
        {errorText(link.error)}
      </Notice>
    )
  }
  if (!link.data) return <Progress label={t('account.loading')} />

  return (
    <Form
      label={t('account.confirm.title')}
      faults={faults}
      onSubmit={() => void submit({ faults: { password: filled(password) }, send, fields: FIELDS })}
    >
      <p>{t('account.confirm.of', { name: link.data.username })}</p>
      <TextField
        ref={field}
        label={t('account.form.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        fault={faults.password}
        onChange={setPassword}
      />
      <SubmitButton label={t('account.confirm.finish')} isBusy={isBusy} />
      <p className={styles.explanation}>{t('account.confirm.stranger')}</p>
    </Form>
  )
}
