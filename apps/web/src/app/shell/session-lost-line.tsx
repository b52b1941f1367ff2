import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'
import { hasLostSession } from '#web/lib/device/device-user'
import { goTo } from '#web/lib/page/router.tsx'
import { clearSession } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { Notice } from '#web/ui/message/notice.tsx'

/**
 * Says that the login has ended while the pulls, marks and plan of its user stay in view, until the next login or a
 * logout by hand. (PANEL-19)
 */
export function SessionLostLine() {
  const t = useTranslations('shell')
  const isLost = useDevice(hasLostSession)
  if (!isLost) return null

  const logIn = () => goTo('/settings?highlight=login')
  return (
    <div className={styles.line}>
      <Notice tone="warn" action={{ label: t('sessionLost.logIn'), onPress: logIn }}>
        {t('sessionLost.text')}{' '}
        <button type="button" className={styles.logOut} onClick={clearSession}>
          {t('sessionLost.logOut')}
        </button>
      </Notice>
    </div>
  )
}
