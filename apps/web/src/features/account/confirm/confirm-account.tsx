import { confirmAccount, getWaitingAccount } from '@ephemeris/contract/account/registration'
import { ERRORS } from '@ephemeris/contract/errors'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PasswordForm } from '#web/features/account/proof/password-form.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { startSession, useIsSignedIn } from '#web/state/account/session'
import { signOut } from '#web/state/account/sign-out'
import { takeArrival } from '#web/state/arrival'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface ConfirmAccountProps {
  /** Of the link in the mail. */
  token: string
}

/** Activates the account that the link of a mail names, with its password, and logs in. (PANEL-18) */
export function ConfirmAccount({ token }: ConfirmAccountProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const isSignedIn = useIsSignedIn()
  const link = useQuery({
    queryKey: ['confirmation link', token],
    queryFn: ({ signal }) => call(getWaitingAccount, { token }, { signal }),
  })

  if (link.error) {
    const number = link.error instanceof ApiError ? link.error.number : null
    if (number === ERRORS.ALREADY_ACTIVE.number) return <Notice tone="info">{errorText(link.error)}</Notice>
    const retry = { label: t('shell.retry'), onPress: () => void link.refetch() }
    return (
      <Notice tone="error" {...(number !== ERRORS.VERIFICATION_EXPIRED.number && { action: retry })}>
        {errorText(link.error)}
      </Notice>
    )
  }
  if (!link.data) return <Progress label={t('account.loading')} />
  if (isSignedIn) {
    return (
      <Notice tone="warn" action={{ label: t('account.logOut'), onPress: () => void signOut() }}>
        {t('account.confirm.signedIn')}
      </Notice>
    )
  }
  return <ConfirmForm token={token} username={link.data.username} />
}

function ConfirmForm({ token, username }: ConfirmAccountProps & { username: string }) {
  const t = useTranslations('account')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }, [])

  async function activate(password: string): Promise<void> {
    const session = await call(confirmAccount, { token, password })
    takeArrival('verifyEmail')
    startSession(session.token)
    showToast({ tone: 'success', text: t('emailConfirmed') })
  }

  return (
    <PasswordForm
      ref={field}
      label={t('confirm.title')}
      fieldLabel={t('form.password')}
      verb={t('confirm.finish')}
      onPassword={activate}
      before={<p>{t('confirm.of', { name: username })}</p>}
    >
      <Text kind="quiet" as="p">
        {t('confirm.stranger')}
      </Text>
    </PasswordForm>
  )
}
