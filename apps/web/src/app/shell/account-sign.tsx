import { filledSlots, isLocalNewer, slotTime } from '@ephemeris/core/sync/slot'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'
import { hasLostSession } from '#web/lib/device/device-user'
import { useReachability } from '#web/lib/server/reachability'
import { useProfile } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useLastMarkAt } from '#web/state/marks'
import { initialOf } from '#web/ui/card/initial'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** Who is signed in, and by a dot whether their marks are saved; signed out the way in. (SHELL-55) */
export function AccountSign() {
  const t = useTranslations('shell')
  const name = useDevice(({ userName }) => userName)
  const state = useAccountState()
  if (state === 'out') {
    return (
      <PageLink to={ACCOUNT} className={styles.logIn ?? ''}>
        {t('account.out')}
      </PageLink>
    )
  }

  const label = t(`account.${state}`, { name: name ?? '…' })
  return (
    <PageLink to={ACCOUNT} className={styles.sign ?? ''} data-account={state} aria-label={label} title={label}>
      {initialOf(name ?? '')}
    </PageLink>
  )
}

const ACCOUNT = '/settings?highlight=login'

type AccountState = 'out' | 'ended' | 'offline' | 'unsaved' | 'saved'

function useAccountState(): AccountState {
  const isSignedIn = useDevice((device) => device.auth_token !== null)
  const isLost = useDevice(hasLostSession)
  const { isReachable } = useReachability()
  const lastMarkAt = useLastMarkAt()
  const times = useProfile().data?.slotTimes
  if (!isSignedIn) return isLost ? 'ended' : 'out'
  if (!isReachable) return 'offline'
  if (lastMarkAt === null) return 'saved'
  const [newest] = times ? filledSlots(times) : []
  return times && newest && !isLocalNewer(lastMarkAt, slotTime(times, newest)) ? 'saved' : 'unsaved'
}
