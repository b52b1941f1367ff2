import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'

const POINTS = ['fans', 'publishers', 'rights', 'dates'] as const

/** What this product is not, and to whom the games belong. (PAGE-1) */
export function Disclaimer() {
  const t = useTranslations('about')
  const titleId = useId()

  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <TriangleAlert className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <h2 id={titleId} className={styles.title}>
          {t('disclaimer.title')}
        </h2>
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>{t.rich(`disclaimer.${point}`, { b: strong })}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function strong(words: ReactNode): ReactNode {
  return <strong className={styles.strong}>{words}</strong>
}
