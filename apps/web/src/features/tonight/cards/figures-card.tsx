import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/cards/cards.module.css'

interface FiguresCardProps {
  title: string
  /** Part of another card: without a frame, one level below its title. */
  isInset?: boolean
  children: ReactNode
}

/** A short list whose figures are pulls. */
export function FiguresCard({ title, isInset = false, children }: FiguresCardProps) {
  const t = useTranslations('tonight')
  const titleId = useId()
  const Title = isInset ? 'h3' : 'h2'
  return (
    <section className={isInset ? styles.inset : styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        <span className={styles.unit}>{t('unit')}</span>
      </div>
      <ul>{children}</ul>
    </section>
  )
}
