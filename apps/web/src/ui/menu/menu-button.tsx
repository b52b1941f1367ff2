import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useOpenHere } from '#web/lib/page/router.tsx'
import styles from '#web/ui/menu/choice-menu.module.css'
import { itemByKey, menuItemsOf } from '#web/ui/menu/menu-items'

interface MenuButtonProps {
  /** Accessible name of the button and the menu. */
  label: string
  /** Side of the button with which the menu is flush. */
  align: 'start' | 'end'
  className: string | undefined
  /** Content of the menu. */
  items: (close: () => void) => ReactNode
  /** Content of the button. */
  children: ReactNode
}

/** A button that opens a menu, which the arrows and letters walk and Escape closes. */
export function MenuButton({ label, align, className = '', items, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useOpenHere(false)
  const menuId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const chosen = root.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    const first = chosen ?? menuItemsOf(root.current)[0]
    first?.focus()
    // At the end of a dialog the menu reaches below its edge.
    first?.parentElement?.scrollIntoView({ block: 'nearest' })
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, setOpen])

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') setOpen(false)
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    const entries = menuItemsOf(root.current)
    const next = itemByKey(entries, event.key, 'vertical') ?? itemByLetter(entries, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div
          id={menuId}
          className={styles.menu}
          data-align={align}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {items(close)}
        </div>
      )}
    </div>
  )
}

/** A letter leads to the next item that begins with it. */
function itemByLetter(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const at = items.findIndex((item) => item.matches(':focus'))
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return following.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
}
