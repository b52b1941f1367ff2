import { RefreshCw, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import styles from '#web/ui/toast/toaster.module.css'

interface LastingToastProps {
  text: string
  action: { readonly label: string; readonly onPress: () => void }
  onDismiss: () => void
}

/** A toast that waits for an answer; stands with the others, inside `Toaster`. */
export function LastingToast({ text, action, onDismiss }: LastingToastProps) {
  const t = useTranslations('shell')
  return (
    <div className={styles.toast} data-tone="info" role="status">
      <RefreshCw className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.action} onClick={action.onPress}>
        {action.label}
      </button>
      <IconButton icon={X} label={t('dismiss')} size="sm" onClick={onDismiss} />
    </div>
  )
}
