import type { ReactNode } from 'react'
import styles from '#web/ui/control/fields.module.css'

interface LinkFieldProps {
  id: string
  /** The `id` of the `LinkNote` that says what the field wants or what is wrong. */
  noteId: string
  rows: number
  value: string
  isFaulty: boolean
  onChange: (text: string) => void
}

/** Several lines for a pasted link, or for any text that contains one; its label is the caller's. */
export function LinkField({ id, noteId, rows, value, isFaulty, onChange }: LinkFieldProps) {
  return (
    <textarea
      id={id}
      className={styles.link}
      rows={rows}
      value={value}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      placeholder="https://…"
      aria-invalid={isFaulty}
      aria-describedby={noteId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface LinkNoteProps {
  id: string
  isFaulty: boolean
  role?: 'alert' | 'status' | undefined
  children: ReactNode
}

/** The sentence below a `LinkField`. */
export function LinkNote({ id, isFaulty, role, children }: LinkNoteProps) {
  return (
    <p id={id} className={styles.note} data-fault={isFaulty || undefined} role={role}>
      {children}
    </p>
  )
}
