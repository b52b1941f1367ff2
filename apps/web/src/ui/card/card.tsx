import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from '#web/ui/card/card.module.css'
import { type Highlight, NO_HIGHLIGHT } from '#web/ui/card/highlight'

interface CardProps {
  icon: LucideIcon
  title: string
  /** A few words beside the title. */
  note?: string | undefined
  /** At the right of the title. */
  action?: ReactNode
  highlight?: Highlight
  children: ReactNode
}

/** A titled part of a page. */
export function Card({ icon: Icon, title, note, action, highlight = NO_HIGHLIGHT, children }: CardProps) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (highlight.turn === 0) return
    heading.current?.focus({ preventScroll: true })
    // What stands above it may still grow.
    const growing = new ResizeObserver(() => card.current?.scrollIntoView())
    growing.observe(document.body)
    // Asked again while it is still coloured: from the beginning.
    for (const animation of card.current?.getAnimations() ?? []) animation.currentTime = 0
    return () => growing.disconnect()
  }, [highlight.turn])

  return (
    <section
      ref={card}
      className={styles.card}
      aria-labelledby={titleId}
      data-highlighted={highlight.turn > 0 || undefined}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) highlight.onEnd()
      }}
    >
      <div className={styles.head}>
        <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
        <h2 id={titleId} className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {action}
      </div>
      {children}
    </section>
  )
}
