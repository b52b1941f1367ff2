import { Activity, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountParts } from '#web/features/account/account-parts'
import { ResetPassword } from '#web/features/account/password/reset-password.tsx'
import { SignIn } from '#web/features/account/sign-in/sign-in.tsx'
import { takeArrival, useArrival } from '#web/state/arrival'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

interface SignedOutProps extends Pick<AccountParts, 'qrTab' | 'social'> {
  isFormOpen: boolean
  /** What this device keeps. */
  children: ReactNode
}

/** The ways in, and the way to a new password, which opens by itself for the link of a mail. (PANEL-3, PANEL-10) */
export function SignedOut({ isFormOpen, qrTab, social, children }: SignedOutProps) {
  const t = useTranslations('account')
  const resetLink = useArrival('resetPassword')
  const [wasOpen, setWasOpen] = useState(isFormOpen)
  const [isResetting, setResetting] = useState(resetLink !== null)
  if (isFormOpen && !wasOpen) setWasOpen(true)

  function finishReset(): void {
    takeArrival('resetPassword')
    setResetting(false)
  }

  return (
    <>
      {wasOpen && (
        <Activity mode={isFormOpen ? 'visible' : 'hidden'}>
          <SignIn qrTab={qrTab} social={social} />
        </Activity>
      )}
      <Disclosure title={t('reset.title')} isOpen={isResetting} onToggle={setResetting}>
        <ResetPassword key={resetLink?.token} token={resetLink?.token ?? null} onDone={finishReset} />
      </Disclosure>
      {children}
    </>
  )
}
