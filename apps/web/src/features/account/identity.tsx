import type { Profile } from '@ephemeris/contract/account'
import { LogOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/identity.module.css'
import { signOut } from '#web/state/sign-out'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { showToast } from '#web/ui/toast/toasts'

interface IdentityProps {
  profile: Profile
}

/** Who is signed in, and the way out. */
export function Identity({ profile: { username, nickname, avatar } }: IdentityProps) {
  const t = useTranslations('account')

  function leave(): void {
    void signOut()
    showToast({ tone: 'success', text: t('loggedOut') })
  }

  return (
    <div className={styles.identity}>
      <Avatar url={avatar} name={nickname || username} />
      <div className={styles.names}>
        <strong className={styles.name}>{nickname || username}</strong>
        <span className={styles.handle}>@{username}</span>
      </div>
      <Button onClick={leave}>
        <LogOut size={16} strokeWidth={1.75} aria-hidden />
        {t('logOut')}
      </Button>
    </div>
  )
}
