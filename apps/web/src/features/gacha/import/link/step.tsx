import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import styles from '#web/features/gacha/import/import.module.css'

interface StepProps {
  number: number
  title: string
  /** What it asks for is there. */
  isDone?: boolean
  children: ReactNode
}

/** One of the steps of an import, under the one before. */
export function Step({ number, title, isDone = false, children }: StepProps) {
  return (
    <section className={styles.step} aria-label={title}>
      <span className={styles.disc} data-done={isDone || undefined} aria-hidden>
        {isDone ? <Check size={16} strokeWidth={2.25} /> : number}
      </span>
      <h3 className={styles.stepTitle}>{title}</h3>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
