import { BookOpen, CodeXml, Scale, Tag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { useConfig } from '#web/state/config'
import { Card } from '#web/ui/card/card.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'

/** What this product is, which version of it runs here, and where its source is. (PAGE-1) */
export function ProjectCard() {
  const t = useTranslations()
  const { data: config } = useConfig()

  return (
    <Card icon={BookOpen} title={t('about.project.title')}>
      <p className={styles.what}>{t('about.project.what')}</p>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Scale size={16} strokeWidth={1.75} aria-hidden />
          {t('about.project.licence')}
        </li>
        {config && (
          <>
            <li className={styles.fact}>
              <Tag size={16} strokeWidth={1.75} aria-hidden />
              {t('about.project.version', { version: config.version })}
            </li>
            <li>
              <ExternalLink href={config.site.sourceUrl} className={styles.source} iconPx={16}>
                <CodeXml size={16} strokeWidth={1.75} aria-hidden />
                {t('about.project.source')}
              </ExternalLink>
            </li>
          </>
        )}
      </ul>
    </Card>
  )
}
