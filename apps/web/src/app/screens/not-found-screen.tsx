import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/not-found-screen.module.css'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** The page of every unknown address: the sky with one star missing. */
export function NotFoundScreen() {
  const t = useTranslations('shell')
  return (
    <div className={styles.screen}>
      <svg aria-hidden="true" width="160" height="120" viewBox="0 0 160 120" fill="none" stroke="currentColor">
        <path d="M18 92 48 40l30 20m40-4 12-34 16 44" opacity="0.5" />
        {[
          [18, 92],
          [48, 40],
          [130, 22],
          [146, 66],
          [78, 60],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.5" fill="currentColor" stroke="none" />
        ))}
        <path d="m78 60 40-4" strokeDasharray="2 4" />
        <circle cx="118" cy="56" r="8" fill="var(--page)" strokeDasharray="3 3" />
      </svg>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.message}>{t('notFound.message')}</p>
      <PageLink to="/" className={styles.home}>
        {t('notFound.home')}
      </PageLink>
    </div>
  )
}
