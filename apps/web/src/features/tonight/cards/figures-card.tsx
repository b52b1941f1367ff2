import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/cards/figures-card.module.css'

interface FiguresCardProps {
  title: string
  children: ReactNode
}

/** A short list whose figures are pulls. */
export function FiguresCard({ title, children }: FiguresCardProps) {
  const t = useTranslations('tonight')
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <span className={styles.unit}>{t('unit')}</span>
      </div>
      <ul>{children}</ul>
    </section>
  )
}
