import { hostParts } from '@ephemeris/core/site/host-parts'
import UserRound from 'lucide-react/icons/user-round'
import { Activity, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import type { AccountParts } from '#web/features/account/account-parts'
import { ConfirmAccount } from '#web/features/account/confirm/confirm-account.tsx'
import { LocalData } from '#web/features/account/local-data.tsx'
import { ResetPassword } from '#web/features/account/password/reset-password.tsx'
import { SignIn } from '#web/features/account/sign-in/sign-in.tsx'
import { SignedIn } from '#web/features/account/signed-in.tsx'
import { useAddress } from '#web/lib/page/router.tsx'
import { useIsSignedIn } from '#web/state/account/session'
import { takeArrival, useArrival } from '#web/state/arrival'
import { useConfig } from '#web/state/config'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AccountCardProps extends Highlightable, AccountParts {}

/** Who is signed in, or the ways in; and what this device keeps. (PANEL-3) */
export function AccountCard({
  highlight,
  isAwaited = false,
  wayBack,
  cloud,
  scan,
  qrTab,
  social,
  linked,
}: AccountCardProps) {
  const t = useTranslations('account')
  const isSignedIn = useIsSignedIn()
  const { hash } = useAddress()
  const confirmationLink = useArrival('verifyEmail')
  const resetLink = useArrival('resetPassword')
  const invitation = useArrival('invitation')
  const [isFormOpen, setFormOpen] = useState(resetLink !== null || invitation !== null || hash === '#account')
  const [wasAwaited, setWasAwaited] = useState(false)
  if (isAwaited && !wasAwaited) {
    setWasAwaited(true)
    setFormOpen(true)
  }
  const [seenTurn, setSeenTurn] = useState(0)
  if (highlight.turn !== seenTurn) {
    setSeenTurn(highlight.turn)
    if (highlight.turn > 0) setFormOpen(true)
  }

  return (
    <Card
      icon={UserRound}
      title={t('title')}
      highlight={highlight}
      action={
        !isSignedIn && (
          <Button look="ghost" aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
            {isFormOpen ? t('form.hide') : t('form.show')}
          </Button>
        )
      }
    >
      <Stack gap={14} padY={8}>
        {wayBack}
        {confirmationLink && <ConfirmAccount token={confirmationLink.token} />}
        {isSignedIn ? (
          <SignedIn cloud={cloud} scan={scan} linked={linked} />
        ) : (
          <SignedOut isFormOpen={isFormOpen} qrTab={qrTab} social={social} />
        )}
        <LocalData />
        <AccountMainlandTip />
      </Stack>
    </Card>
  )
}

/** Leads readers of Simplified Chinese to the mainland's site, where they are at another one. (PANEL-14) */
function AccountMainlandTip() {
  const t = useTranslations('account')
  const language = useLocale()
  const { data: config } = useConfig()
  const visit = { host: window.location.hostname, language, isSignedIn: false }
  const url = config ? hostParts(config.site, visit).mainlandUrl : null
  if (url === null) return null

  return (
    <Text kind="hint" as="p" className={styles.tip}>
      {t.rich('mainland', {
        site: (words) => (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ),
      })}
    </Text>
  )
}

interface SignedOutProps extends Pick<AccountParts, 'qrTab' | 'social'> {
  isFormOpen: boolean
}

/** The ways in, and the way to a new password, which opens by itself for the link of a mail. (PANEL-3, PANEL-10) */
function SignedOut({ isFormOpen, qrTab, social }: SignedOutProps) {
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
    </>
  )
}
