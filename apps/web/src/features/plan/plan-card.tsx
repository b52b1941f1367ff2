import { type ReactNode, useId } from 'react'
import styles from '#web/features/plan/plan-answers.module.css'

interface PlanCardProps {
  title: string
  /** At the right of the title. */
  side?: ReactNode
  children: ReactNode
}

/** A titled card whose rows reach from edge to edge. */
export function PlanCard({ title, side, children }: PlanCardProps) {
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {side}
      </div>
      {children}
    </section>
  )
}
