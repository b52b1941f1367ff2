import CodeXml from 'lucide-react/icons/code-xml'
import Scale from 'lucide-react/icons/scale'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { useConfig } from '#web/state/config'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { HeroChart } from '#web/ui/art/hero-chart.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'

const NEWS = ['plan', 'announced', 'pulls'] as const

/** What this product is, which version runs here, what is new in it, where its source is, and who makes it. (PAGE-1) */
export function Product() {
  const t = useTranslations()
  const { data: config } = useConfig()
  const titleId = useId()
  const newsId = useId()
  const teamId = useId()

  return (
    <div className={styles.product}>
      <section className={styles.project} aria-labelledby={titleId}>
        <HeroChart className={styles.chart} />
        <div className={styles.brand}>
          <span className={styles.disc}>
            <BrandMark size={28} />
          </span>
          <h2 id={titleId} className={styles.brandName}>
            Ephemeris
          </h2>
          <span className={styles.version}>{config && t('about.project.version', { version: config.version })}</span>
        </div>
        <p className={styles.what}>{t('about.project.what')}</p>
        <div className={styles.facts}>
          <span className={styles.fact}>
            <Scale size={16} strokeWidth={1.75} aria-hidden />
            {t('about.project.licence')}
          </span>
          {config && (
            <ExternalLink href={config.site.sourceUrl} className={styles.source} iconPx={14}>
              <CodeXml size={16} strokeWidth={1.75} aria-hidden />
              {t('about.project.source')}
            </ExternalLink>
          )}
        </div>
        <section aria-labelledby={teamId}>
          <h3 id={teamId} className="visually-hidden">
            {t('about.team.title')}
          </h3>
          <ul>
            <li className={styles.role}>
              <span className={styles.name}>{t('about.team.name')}</span>
              <span>{t('about.team.role')}</span>
            </li>
          </ul>
        </section>
      </section>
      <section className={styles.news} aria-labelledby={newsId}>
        <h2 id={newsId} className={styles.cardTitle}>
          {t('about.news.title')}
        </h2>
        <ul className={styles.newsList}>
          {NEWS.map((id) => (
            <li key={id}>{t(`about.news.${id}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
