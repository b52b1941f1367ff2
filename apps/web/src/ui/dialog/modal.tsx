import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from '#web/ui/dialog/modal.module.css'
import {
  closeModal,
  countOpen,
  holdTopLayer,
  isEntering as isNotModal,
  noteOpen,
  showModal,
} from '#web/ui/dialog/open-dialogs'
import { hideToasts } from '#web/ui/message/toasts'

interface ModalProps {
  /**
   * `center`: a dialog; `end` and `start`: a sheet at that side; `full`: the whole window. On phones `center` and `end`
   * come from below.
   */
  placement: 'center' | 'end' | 'start' | 'full'
  /** Where it fills the window: of its content, as `--modal-w`. */
  widthPx: number
  /** Id of the element that names it, or the name itself. */
  labelledBy?: string
  label?: string
  /** Id of the element that is read after the name. */
  describedBy?: string
  /** It stays above layers that open after it. */
  isUppermost?: boolean
  /** It comes with a movement; not so what takes the place of something like it. */
  isEntering?: boolean
  /** Without it the layer is persistent: neither Escape nor a click beside it closes it. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/**
 * A layer above the page, open as long as it is mounted. The platform's own `<dialog>` makes the page behind it inert,
 * keeps the focus inside, first on the dialog itself, and gives it back.
 */
export function Modal(props: ModalProps) {
  const { placement, widthPx, labelledBy, label, describedBy, onClose, children } = props
  const { isUppermost = false, isEntering = true } = props
  const ref = useRef<HTMLDialogElement>(null)
  const pressBegan = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const focused = document.activeElement
    showModal(dialog)
    // They would lie over what was opened. (TOAST-5)
    const showToasts = hideToasts()
    const forget = noteOpen(dialog)
    dialog.toggleAttribute('data-stacked', countOpen() > 1)
    const releaseTopLayer = isUppermost ? holdTopLayer(dialog) : null
    return () => {
      showToasts()
      releaseTopLayer?.()
      forget()
      closeModal(dialog, focused)
    }
  }, [isUppermost])

  return (
    <dialog
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: scripts of users find dialogs by this attribute
      role="dialog"
      tabIndex={-1}
      className={styles.modal}
      data-placement={placement}
      data-still={!isEntering || undefined}
      style={{ '--modal-w': `${widthPx}px` } as CSSProperties}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      closedby={onClose ? undefined : 'none'}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === ref.current) onClose?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isNotModal(event.currentTarget)) onClose?.()
      }}
      onClose={() => {
        // A second Escape in a row cannot be refused where `closedby` is not known.
        if (!onClose && ref.current?.open === false) ref.current.showModal()
      }}
      onPointerDown={(event) => {
        pressBegan.current = event.target
      }}
      onClick={(event) => {
        const isBeside = event.target === ref.current && pressBegan.current === ref.current
        if (isBeside) onClose?.()
      }}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
