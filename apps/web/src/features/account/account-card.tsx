import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { AccountMainlandTip } from '#web/features/account/account-mainland-tip.tsx'
import type { AccountParts } from '#web/features/account/account-parts'
import { ConfirmAccount } from '#web/features/account/confirm/confirm-account.tsx'
import { LocalData } from '#web/features/account/local-data.tsx'
import { SignedIn } from '#web/features/account/signed-in.tsx'
import { SignedOut } from '#web/features/account/signed-out.tsx'
import { useIsSignedIn } from '#web/state/account/session'
import { useArrival } from '#web/state/arrival'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'

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
  const confirmationLink = useArrival('verifyEmail')
  const resetLink = useArrival('resetPassword')
  const [isFormOpen, setFormOpen] = useState(resetLink !== null)
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
      <div className={styles.body}>
        {wayBack}
        {confirmationLink && <ConfirmAccount token={confirmationLink.token} />}
        {isSignedIn ? (
          <SignedIn cloud={cloud} linked={linked}>
            <LocalData beside={scan} />
          </SignedIn>
        ) : (
          <SignedOut isFormOpen={isFormOpen} qrTab={qrTab} social={social}>
            <LocalData beside={null} />
          </SignedOut>
        )}
        <AccountMainlandTip />
      </div>
    </Card>
  )
}
