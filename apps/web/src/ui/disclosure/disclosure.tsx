import ChevronDown from 'lucide-react/icons/chevron-down'
import { Activity, type ReactNode, useId, useState } from 'react'
import styles from '#web/ui/disclosure/disclosure.module.css'

interface DisclosureProps {
  title: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** In what opens something below it: it points the other way then. */
export function Chevron() {
  return <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden />
}

/** A part that opens below its title; what was typed into it stays while it is closed. */
export function Disclosure({ title, isOpen, onToggle, children }: DisclosureProps) {
  const bodyId = useId()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {title}
        <Chevron />
      </button>
      {wasOpen && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        </Activity>
      )}
    </div>
  )
}
