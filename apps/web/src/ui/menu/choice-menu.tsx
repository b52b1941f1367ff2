import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useOpenHere } from '#web/lib/page/router.tsx'
import styles from '#web/ui/menu/choice-menu.module.css'
import { itemByKey, menuItemsOf } from '#web/ui/menu/menu-items'

export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
  /** A short addition at the right, such as a code. */
  readonly detail?: string
  /** Language of the label where it differs from the page's. */
  readonly lang?: string
}

interface ChoiceMenuProps<T extends string> {
  /** Accessible name of the button and the menu. */
  label: string
  choices: readonly Choice<T>[]
  value: T
  onChoose: (value: T) => void
  /** Side of the button with which the menu is flush. */
  align?: 'start' | 'end'
  className?: string | undefined
  /** Content of the button. */
  children: ReactNode
}

/** A button that opens a menu of which exactly one entry is chosen. */
export function ChoiceMenu<T extends string>(props: ChoiceMenuProps<T>) {
  const { label, choices, value, onChoose, align = 'start', className = '', children } = props
  const [isOpen, setOpen] = useOpenHere(false)
  const menuId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
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
    const items = menuItemsOf(root.current)
    const next = itemByKey(items, event.key, 'vertical') ?? itemByLetter(items, event.key)
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
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              className={styles.item}
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              onClick={() => {
                onChoose(choice.value)
                close()
              }}
            >
              <Check className={styles.check} size={16} strokeWidth={2} aria-hidden />
              <span className={styles.label} lang={choice.lang}>
                {choice.label}
              </span>
              {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            </button>
          ))}
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
