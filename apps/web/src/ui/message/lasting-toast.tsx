import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import styles from '#web/ui/message/message.module.css'

interface LastingToastProps {
  icon: LucideIcon
  text: string
  /** An error is announced at once. */
  tone?: 'info' | 'error'
  /** How far something is, from 0 to 1. */
  progress?: { readonly label: string; readonly value: number }
  action: { readonly label: string; readonly onPress: () => void }
  /** Without it the action alone ends it. */
  onDismiss?: () => void
}

/** A toast that waits for an answer; it is with the others, inside `Toaster`. */
export function LastingToast({ icon: Icon, text, tone = 'info', progress, action, onDismiss }: LastingToastProps) {
  const t = useTranslations('shell')
  return (
    <div className={styles.toast} data-tone={tone} data-lasting role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.toasterIcon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.toasterText}>{text}</span>
      <button type="button" className={styles.toasterAction} onClick={action.onPress}>
        {action.label}
      </button>
      {onDismiss && <IconButton icon={X} label={t('dismiss')} size="sm" onClick={onDismiss} />}
      {progress && <progress className={styles.toasterProgress} value={progress.value} aria-label={progress.label} />}
    </div>
  )
}
