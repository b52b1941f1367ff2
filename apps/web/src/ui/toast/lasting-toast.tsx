import { type LucideIcon, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import styles from '#web/ui/toast/toaster.module.css'

interface LastingToastProps {
  icon: LucideIcon
  text: string
  /** How far something is, from 0 to 1. */
  progress?: number
  action: { readonly label: string; readonly onPress: () => void }
  /** Without it the action alone ends it. */
  onDismiss?: () => void
}

/** A toast that waits for an answer; stands with the others, inside `Toaster`. */
export function LastingToast({ icon: Icon, text, progress, action, onDismiss }: LastingToastProps) {
  const t = useTranslations('shell')
  return (
    <div className={styles.toast} data-tone="info" data-lasting role="status">
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.action} onClick={action.onPress}>
        {action.label}
      </button>
      {onDismiss && <IconButton icon={X} label={t('dismiss')} size="sm" onClick={onDismiss} />}
      {progress !== undefined && <progress className={styles.progress} value={progress} aria-label={text} />}
    </div>
  )
}
