import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import styles from '#web/ui/dialog/dialog.module.css'
import { Modal } from '#web/ui/dialog/modal.tsx'

interface DialogProps {
  title: string
  /** Before the title. */
  mark?: ReactNode
  widthPx: number
  /** Its button alone closes it: neither Escape nor a click beside it does. */
  isPersistent?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog in the middle of the page, a sheet from below on phones; open as long as it is mounted. */
export function Dialog({ title, mark, widthPx, isPersistent = false, onClose, children }: DialogProps) {
  const t = useTranslations('shell')
  const titleId = useId()

  return (
    <Modal placement="center" widthPx={widthPx} labelledBy={titleId} onClose={isPersistent ? undefined : onClose}>
      <div className={styles.head}>
        {mark}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
    </Modal>
  )
}

/** The buttons at the end of a short dialog; they fill a phone's width. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** The buttons at the end of a dialog or of its form: in view, however long it is. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
