import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import styles from '#web/ui/card/card.module.css'

interface CardProps {
  icon: LucideIcon
  title: string
  titleId: string
  /** Stands at the right of the title. */
  action?: ReactNode
  /** Asks for attention for a moment: see `useHighlight`. */
  isHighlighted?: boolean
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A titled part of a page. */
export function Card({ icon: Icon, title, titleId, action, isHighlighted = false, titleRef, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={titleId} data-highlighted={isHighlighted || undefined}>
      <div className={styles.head}>
        <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
        <h2 id={titleId} className={styles.title} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
