import { type ReactNode, useId, useState } from 'react'
import styles from '#web/ui/hint/hint.module.css'

interface HintProps {
  /** What the button is called for readers, and its tooltip. */
  label: string
  /** What it is about; the button stands behind it. */
  term: ReactNode
  children: ReactNode
}

/** A term with a `?` behind it; a click opens what it means, below it. */
export function Hint({ label, term, children }: HintProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles.term}>
        {term}
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          title={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.sign} aria-hidden>
            ?
          </span>
        </button>
      </span>
      {isOpen && (
        <span id={id} className={styles.meaning}>
          {children}
        </span>
      )}
    </>
  )
}
