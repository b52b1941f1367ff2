import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from '#web/ui/card/card.module.css'

interface CardProps {
  icon: LucideIcon
  title: string
  /** Stands at the right of the title. */
  action?: ReactNode
  /** Comes into view, takes the focus and is coloured for a moment. */
  isHighlighted?: boolean
  onHighlightEnd?: (() => void) | undefined
  children: ReactNode
}

/** A titled part of a page. */
export function Card({ icon: Icon, title, action, isHighlighted = false, onHighlightEnd, children }: CardProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!isHighlighted) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isHighlighted])

  return (
    <section
      className={styles.card}
      aria-labelledby={titleId}
      data-highlighted={isHighlighted || undefined}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) onHighlightEnd?.()
      }}
    >
      <div className={styles.head}>
        <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
        <h2 id={titleId} className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
