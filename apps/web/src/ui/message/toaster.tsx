import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useTopDialog } from '#web/ui/dialog/open-dialogs'
import styles from '#web/ui/message/message.module.css'
import { dismissToast, type Toast, useToasts } from '#web/ui/message/toasts'

const ICONS: Readonly<Record<Toast['tone'], LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
}

interface ToasterProps {
  /** Toasts that stay until the user answers them, below those that close by themselves. */
  children?: ReactNode
}

/** The toasts of the page; inside the uppermost dialog, because everything outside it is inert. (SHELL-6) */
export function Toaster({ children }: ToasterProps) {
  const { toasts, behindId } = useToasts()
  const dialog = useTopDialog()
  return createPortal(
    <div className={styles.stack}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHidden={toast.id <= behindId} />
      ))}
      {children}
    </div>,
    dialog ?? document.body,
  )
}

/** Leaves when the line at its foot has drained; a pointer or the focus on it holds it. (TOAST-2) */
function ToastCard({ toast: { id, tone, text, action }, isHidden }: { toast: Toast; isHidden: boolean }) {
  const t = useTranslations('shell')
  const cameFrom = useRef<Element | null>(null)
  const Icon = ICONS[tone]

  function noteFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.parentElement?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  /** The focus is not left on nothing. (TOAST-3) */
  function dismiss(): void {
    dismissToast(id)
    const returnTo = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true })
  }

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      data-hidden={isHidden || undefined}
      data-offers={action !== undefined || undefined}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className={styles.toasterIcon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.toasterText}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.toasterAction}
          onFocus={noteFocus}
          onClick={() => {
            action.onPress()
            dismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon={X} label={t('dismiss')} size="sm" onFocus={noteFocus} onClick={dismiss} />
      <span className={styles.drain} onAnimationEnd={() => dismissToast(id)} />
    </div>
  )
}
