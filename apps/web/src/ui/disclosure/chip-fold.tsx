import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import chip from '#web/ui/chip/chip.module.css'
import styles from '#web/ui/disclosure/disclosure.module.css'
import { Chevron } from '#web/ui/disclosure/disclosure.tsx'

interface ChipFoldProps {
  icon?: LucideIcon
  /** In few words what is assumed or known. */
  label: string
  children: ReactNode
}

/** A chip that says something in few words; a click opens the rest below it. */
export function ChipFold({ icon: Icon, label, children }: ChipFoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <div className={styles.chipFold}>
      <button
        type="button"
        className={chip.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
        <span>{label}</span>
        <Chevron />
      </button>
      {isOpen && (
        <div id={id} className={styles.chipBody}>
          {children}
        </div>
      )}
    </div>
  )
}
