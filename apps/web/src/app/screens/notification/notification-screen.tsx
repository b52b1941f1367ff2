import CalendarRange from 'lucide-react/icons/calendar-range'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useListedPath } from '#web/app/listed-path'
import { LISTED_PAGES } from '#web/app/routes'
import styles from '#web/app/screens/notification/notification.module.css'
import { TitledPage } from '#web/app/screens/titled-page.tsx'
import { HeroChart } from '#web/ui/art/hero-chart.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** News of the product, from the texts alone. (PAGE-2) */
export function NotificationScreen() {
  const t = useTranslations()
  const titleId = useId()

  return (
    <TitledPage title={t('shell.pages.notification.title')}>
      <section className={styles.news} aria-labelledby={titleId}>
        <HeroChart className={styles.chart} />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.heading}>
            {t('notification.heading')}
          </h2>
          <p className={styles.text}>{t('notification.text')}</p>
          <LinkButton to="/timeline" look="primary" size="lg">
            <CalendarRange size={18} strokeWidth={1.75} aria-hidden />
            {t('shell.pages.timeline.title')}
          </LinkButton>
        </div>
      </section>
      <Ways />
    </TitledPage>
  )
}

/** Pages that say what starts and ends, and where reminders are set. */
const WAYS = LISTED_PAGES.filter(({ id }) => ['tonight', 'almanac', 'settings'].includes(id))

function Ways() {
  const t = useTranslations('shell.pages')
  const pathOf = useListedPath()

  return (
    <ul className={styles.ways}>
      {WAYS.map(({ icon: Icon, ...page }) => (
        <li key={page.id}>
          <PageLink to={pathOf({ icon: Icon, ...page })} className={styles.way ?? ''}>
            <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
            <span className={styles.name}>{t(`${page.id}.title`)}</span>
            <ChevronRight className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
