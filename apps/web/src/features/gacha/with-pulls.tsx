import { LOGIN_PATH } from '@ephemeris/contract/pages'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEmptyAccount } from '#web/features/gacha/accounts/use-empty-account'
import { useUids } from '#web/features/gacha/accounts/use-uids'
import { useFoundAccounts } from '#web/features/gacha/device/use-found-accounts'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { hasLostSession } from '#web/lib/device/device-user'
import { StorageError } from '#web/lib/device/storage-error'
import { useIsSignedIn, useProfile } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useChoice, useIsDownloaded, useSoleAccounts } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { type CountedAccount, usePulls } from '#web/state/pulls/use-pulls'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Panel } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { GreyRows, Progress } from '#web/ui/message/progress.tsx'

interface WithPullsProps {
  /**
   * Shown where there is none or more than one to choose from in this game (`null`), or nothing of the chosen one is on
   * this device.
   */
  unchosen: (chosen: PullAccount | null) => ReactNode
  /** Shown where files brought the chosen account to this device, and the browser has removed it. (LOCAL-18) */
  lost: (account: PullAccount) => ReactNode
  /** Shown where no one is logged in and no file was opened of this game. */
  signedOut: ReactNode
  children: (account: CountedAccount) => ReactNode
}

/** The chosen account's pulls, or why they cannot be shown. */
export function WithPulls({ unchosen, lost, signedOut, children }: WithPullsProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const isSignedIn = useIsSignedIn()
  const choice = useChoice()
  const profile = useProfile()
  const pulls = usePulls(choice)
  const hasLost = useDevice(hasLostSession)
  const isKept = useDevice(({ gachaUids }) => (gachaUids.downloaded[choice.gameId] ?? []).length > 0)
  const isNoted = useIsDownloaded({ gameId: choice.gameId, uid: choice.uid ?? '' })
  const { data: uids, isLoading: isLookingForUids } = useUids()
  const isChoosing = useSoleAccounts(uids)
  useFoundAccounts()
  const empty = useEmptyAccount(pulls.data === null ? choice : null)

  const { gameId, uid } = choice
  if (hasLost && uid !== null && pulls.data === null) return <LoginFirst removedUid={isNoted ? uid : null} />
  if (hasLost && uid === null && !isKept) return <LoginFirst removedUid={null} />
  if (!isSignedIn && uid !== null && pulls.data === null && isNoted) return lost({ gameId, uid })
  if (!isSignedIn && (uid === null || pulls.data === null)) return isKept ? unchosen(null) : signedOut
  if (uid === null && !isLookingForUids && !isChoosing) return unchosen(null)
  if (uid === null) return <Loading />
  if (pulls.data) return children(pulls.data)
  if (empty.data) return children(empty.data)
  if (pulls.data === null && !empty.isLooking) return unchosen({ gameId, uid })
  const failed = [pulls, profile, empty].find(({ isError }) => isError)
  if (!failed) return <Loading />
  return (
    <Notice tone="error" action={{ label: t('shell.retry'), onPress: () => void failed.refetch() }}>
      <span>{t('gacha.unreadable')}</span>{' '}
      {pulls.error instanceof StorageError && <span>{errorText(pulls.error)}</span>}
    </Notice>
  )
}

function Loading() {
  const t = useTranslations('gacha')
  return (
    <Panel>
      <Progress label={t('loading')} />
      <GreyRows />
    </Panel>
  )
}

/**
 * In the place of pulls that this device has not, after the loss of a session: they are on the server, and come with
 * the next login. (PANEL-19, LOCAL-18)
 */
function LoginFirst({ removedUid }: { removedUid: string | null }) {
  const t = useTranslations('gacha')
  const uidText = useUidText()
  return (
    <EmptyState text={removedUid === null ? t('notHere.logIn') : t('lost.logIn', { uid: uidText(removedUid) })}>
      <LinkButton look="primary" to={LOGIN_PATH}>
        {t('signedOut.login')}
      </LinkButton>
    </EmptyState>
  )
}
