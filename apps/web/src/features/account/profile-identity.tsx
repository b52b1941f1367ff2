import type { Profile } from '@ephemeris/contract/account/account'
import styles from '#web/features/account/account.module.css'
import { LogOutButton } from '#web/features/account/log-out-button.tsx'
import { Avatar } from '#web/ui/card/avatar.tsx'

interface IdentityProps {
  profile: Profile
}

/** Who is signed in, and the way out. */
export function ProfileIdentity({ profile: { username, nickname, avatar } }: IdentityProps) {
  return (
    <div className={styles.identity}>
      <Avatar url={avatar} name={nickname || username} />
      <div className={styles.names}>
        <strong className={styles.name}>{nickname || username}</strong>
        <span className={styles.handle}>@{username}</span>
      </div>
      <LogOutButton />
    </div>
  )
}
