import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/records/records.module.css'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { SearchField } from '#web/ui/control/search-field.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

interface RecordSearchProps {
  /** A click opens the field in the place of the filters; else it stands behind them. */
  isFolded: boolean
  text: string
  onChange: (text: string) => void
  /** The filters. */
  children: ReactNode
}

/** The filters of the records and the search for a name. (REC-4) */
export function RecordSearch({ isFolded, text, onChange, children }: RecordSearchProps) {
  const t = useTranslations('gacha')
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function open(): void {
    flushSync(() => setOpen(true))
    field.current?.focus()
  }

  function close(): void {
    flushSync(() => {
      setOpen(false)
      onChange('')
    })
    opener.current?.focus()
  }

  function closeOnEscape({ key, nativeEvent }: KeyboardEvent): void {
    // While a word is composed, the key is for the input method.
    if (key === 'Escape' && !nativeEvent.isComposing) close()
  }

  const search = (
    <SearchField
      label={t('records.search')}
      className={styles.search}
      inputRef={field}
      value={text}
      onChange={onChange}
    />
  )
  if (!isFolded) {
    return (
      <>
        <Row gap={10} align="stretch" className={styles.chips}>
          {children}
        </Row>
        {search}
      </>
    )
  }
  // A text that came from a wider window opens it too; it then stays open when it is emptied.
  if (isOpen || text !== '') {
    return (
      <Row gap={4} grow className={styles.searching} onFocus={() => setOpen(true)} onKeyDown={closeOnEscape}>
        {search}
        <IconButton icon={X} label={t('records.closeSearch')} onClick={close} />
      </Row>
    )
  }
  return (
    <Row gap={10} align="stretch" className={styles.chips}>
      <IconButton ref={opener} icon={Search} label={t('records.search')} onClick={open} />
      {children}
    </Row>
  )
}
