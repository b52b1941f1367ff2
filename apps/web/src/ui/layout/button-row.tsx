import type { ReactNode } from 'react'
import styles from '#web/ui/layout/entry.module.css'

/** Buttons side by side that fill the width together, as many to a line as there is room for. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
