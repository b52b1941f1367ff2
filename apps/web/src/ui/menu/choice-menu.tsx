import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import styles from '#web/ui/menu/choice-menu.module.css'
import { MenuButton } from '#web/ui/menu/menu-button.tsx'

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
  const { label, choices, value, onChoose, align = 'start', className, children } = props
  return (
    <MenuButton
      label={label}
      align={align}
      className={className}
      items={(close) =>
        choices.map((choice) => (
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
        ))
      }
    >
      {children}
    </MenuButton>
  )
}
