import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account-card.module.css'
import type { AccountParts } from '#web/features/account/account-parts'
import { Identity } from '#web/features/account/identity.tsx'
import { LocalData } from '#web/features/account/local-data.tsx'
import { useEmailConfirmation } from '#web/features/account/use-email-confirmation'
import { useErrorText } from '#web/i18n/use-error-text'
import { useIsSignedIn, useProfile } from '#web/state/session'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface AccountCardProps extends Highlightable, AccountParts {}

/** Who is signed in, or the ways in; and what this device keeps. */
export function AccountCard({ highlight, cloud, scan, qrTab, social }: AccountCardProps) {
  const t = useTranslations('account')
  const isSignedIn = useIsSignedIn()
  const isConfirming = useEmailConfirmation()

  return (
    <Card icon={UserRound} title={t('title')} highlight={highlight}>
      <div className={styles.body}>
        {isConfirming && <Progress label={t('loading')} />}
        {isSignedIn && <SignedIn cloud={cloud} />}
        {!isSignedIn && qrTab}
        {!isSignedIn && social}
        <LocalData beside={isSignedIn && scan} />
      </div>
    </Card>
  )
}

function SignedIn({ cloud }: Pick<AccountParts, 'cloud'>) {
  const t = useTranslations()
  const errorText = useErrorText()
  const profile = useProfile()

  if (profile.data) {
    return (
      <>
        <Identity profile={profile.data} />
        {cloud}
      </>
    )
  }
  if (!profile.error) return <Progress label={t('account.loading')} />
  return (
    <Notice tone="error" action={{ label: t('shell.retry'), onPress: () => void profile.refetch() }}>
      {errorText(profile.error)}
    </Notice>
  )
}
