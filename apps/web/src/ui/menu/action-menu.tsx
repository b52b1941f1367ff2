import type { LucideIcon } from 'lucide-react'
import Ellipsis from 'lucide-react/icons/ellipsis-vertical'
import styles from '#web/ui/menu/choice-menu.module.css'
import { MenuButton } from '#web/ui/menu/menu-button.tsx'

export interface MenuAction {
  readonly label: string
  readonly icon: LucideIcon
  onPress(): void
}

interface ActionMenuProps {
  /** Accessible name of the button and the menu. */
  label: string
  actions: readonly MenuAction[]
  className?: string | undefined
}

/** Three dots that open a menu of what else can be done. */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  return (
    <MenuButton
      label={label}
      align="end"
      className={className}
      items={(close) =>
        actions.map(({ label: text, icon: Icon, onPress }) => (
          <button
            key={text}
            type="button"
            className={styles.item}
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close()
              onPress()
            }}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span className={styles.label}>{text}</span>
          </button>
        ))
      }
    >
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
    </MenuButton>
  )
}
