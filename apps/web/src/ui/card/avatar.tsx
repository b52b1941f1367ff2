import { useState } from 'react'
import styles from '#web/ui/card/card.module.css'
import { initialOf } from '#web/ui/card/initial'

interface AvatarProps {
  /** `null`: there is no picture. */
  url: string | null
  /** Its first letter replaces the picture; U where there is none. */
  name: string
}

/** A person's picture, or a letter where there is none or it does not load; the name is beside it. */
export function Avatar({ url, name }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url !== null && url !== failed) {
    return (
      <img className={styles.avatar} src={url} alt="" referrerPolicy="no-referrer" onError={() => setFailed(url)} />
    )
  }
  return (
    <span className={styles.avatar} aria-hidden>
      {initialOf(name)}
    </span>
  )
}
