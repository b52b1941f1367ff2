import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { GameSites } from '#web/app/screens/about/game-sites.tsx'
import { Product } from '#web/app/screens/about/product.tsx'
import { Sources } from '#web/app/screens/about/sources.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** What the product is, where its facts come from, what it keeps of its users, and what it is not. (PAGE-1) */
export function AboutScreen() {
  const t = useTranslations('shell')
  return (
    <Page title={t('pages.about.title')}>
      <div className={styles.parts}>
        <Product />
        <Sources />
        <GameSites />
        <Disclaimer />
      </div>
    </Page>
  )
}

const POINTS = ['fans', 'publishers', 'rights', 'dates'] as const

/** What this product is not, and to whom the games belong. (PAGE-1) */
function Disclaimer() {
  const t = useTranslations('about')
  const titleId = useId()

  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.noteTitle}>
        {t('disclaimer.title')}
      </h2>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{t.rich(`disclaimer.${point}`, { b: strong })}</li>
        ))}
      </ul>
    </section>
  )
}

function strong(words: ReactNode): ReactNode {
  return <strong className={styles.strong}>{words}</strong>
}
