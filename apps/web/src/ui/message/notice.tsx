import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import styles from '#web/ui/message/message.module.css'

type Tone = 'info' | 'warn' | 'error'

interface NoticeProps {
  tone: Tone
  /** What can be done about it. */
  action?: { readonly label: string; readonly onPress: () => void }
  children: ReactNode
}

const ICONS: Readonly<Record<Tone, LucideIcon>> = { info: Info, warn: TriangleAlert, error: CircleAlert }

/** A message in place; an error is read out at once. */
export function Notice({ tone, action, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.noticeIcon} size={18} strokeWidth={1.75} aria-hidden />
      <div className={styles.noticeText}>{children}</div>
      {action && (
        <button type="button" className={styles.noticeAction} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
