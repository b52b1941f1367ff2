import { LOGIN_PATH } from '@ephemeris/contract/pages'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'
import { hasLostSession } from '#web/lib/device/device-user'
import { useReachability } from '#web/lib/server/reachability'
import { useDevice } from '#web/state/device'
import { type SlotState, useSlotState } from '#web/state/slots/slot-state'
import { initialOf } from '#web/ui/card/initial'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** Who is signed in, and by a dot how what is here and the newest slot differ; signed out the way in. (SHELL-55) */
export function AccountSign() {
  const t = useTranslations('shell')
  const name = useDevice(({ userName }) => userName)
  const state = useAccountState()
  if (state === 'out') {
    return (
      <Row as={PageLink} inline padX={14} text="strong" fixed to={LOGIN_PATH} className={styles.logIn}>
        {t('account.out')}
      </Row>
    )
  }

  const label = t(`account.${state}`, { name: name ?? '…' })
  return (
    <PageLink to={LOGIN_PATH} className={styles.sign ?? ''} data-account={state} aria-label={label} title={label}>
      {initialOf(name ?? '')}
    </PageLink>
  )
}

type AccountState = 'out' | 'ended' | 'offline' | SlotState

function useAccountState(): AccountState {
  const isSignedIn = useDevice((device) => device.auth_token !== null)
  const isLost = useDevice(hasLostSession)
  const { isReachable } = useReachability()
  const { state } = useSlotState()
  if (!isSignedIn) return isLost ? 'ended' : 'out'
  return isReachable ? state : 'offline'
}
