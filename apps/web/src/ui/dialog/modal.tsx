import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from '#web/ui/dialog/modal.module.css'
import { countOpen, noteOpen } from '#web/ui/dialog/open-dialogs'

interface ModalProps {
  /** `center`: a dialog; `end` and `start`: a sheet at that side. On phones all but `start` come from below. */
  placement: 'center' | 'end' | 'start'
  widthPx: number
  /** Id of the element that names it, or the name itself. */
  labelledBy?: string
  label?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A layer above the page, open as long as it is mounted. The platform's own `<dialog>` makes the page behind it inert,
 * keeps the focus inside, first on the dialog itself, and gives it back.
 */
export function Modal({ placement, widthPx, labelledBy, label, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressBegan = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    dialog.focus({ preventScroll: true })
    const forget = noteOpen(dialog)
    dialog.toggleAttribute('data-stacked', countOpen() > 1)
    return () => {
      forget()
      dialog.close()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which arrives as `cancel`
    <dialog
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: scripts of users find dialogs by this attribute
      role="dialog"
      tabIndex={-1}
      className={styles.modal}
      data-placement={placement}
      style={{ '--modal-w': `${widthPx}px` } as CSSProperties}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === ref.current) onClose()
      }}
      onPointerDown={(event) => {
        pressBegan.current = event.target
      }}
      onClick={(event) => {
        const isBeside = event.target === ref.current && pressBegan.current === ref.current
        if (isBeside) onClose()
      }}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
