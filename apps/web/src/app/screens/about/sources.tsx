import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Lock from 'lucide-react/icons/lock'
import Scale from 'lucide-react/icons/scale'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { PageLink } from '#web/ui/link/page-link.tsx'

const POINTS: readonly { id: 'dates' | 'odds' | 'privacy'; icon: LucideIcon; to: string }[] = [
  { id: 'dates', icon: BadgeCheck, to: '/notification' },
  { id: 'odds', icon: Scale, to: '/plan' },
  { id: 'privacy', icon: Lock, to: '/settings#device' },
]

/** Where dates and odds come from, and what is kept of the player. (PAGE-1) */
export function Sources() {
  const t = useTranslations('about.sources')
  return (
    <ul className={styles.sources} aria-label={t('label')}>
      {POINTS.map(({ id, icon: Icon, to }) => (
        <li key={id} className={styles.card}>
          <Icon className={styles.cardIcon} size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <h2 className={styles.cardTitle}>{t(`${id}.title`)}</h2>
            <p className={styles.cardText}>{t(`${id}.text`)}</p>
            <PageLink to={to} className={styles.cardLink}>
              {t(`${id}.link`)}
            </PageLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
