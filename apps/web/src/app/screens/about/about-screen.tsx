import BookOpen from 'lucide-react/icons/book-open'
import CodeXml from 'lucide-react/icons/code-xml'
import Scale from 'lucide-react/icons/scale'
import Tag from 'lucide-react/icons/tag'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { GameSites } from '#web/app/screens/about/game-sites.tsx'
import { TitledPage } from '#web/app/screens/titled-page.tsx'
import { useConfig } from '#web/state/config'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'

export function AboutScreen() {
  const t = useTranslations('shell')
  return (
    <TitledPage title={t('pages.about.title')}>
      <div className={styles.parts}>
        <Disclaimer />
        <div className={styles.cards}>
          <ProjectCard />
          <TeamCard />
        </div>
        <GameSites />
      </div>
    </TitledPage>
  )
}

/** Who makes this product, with their roles. (PAGE-1) */
function TeamCard() {
  const t = useTranslations('about')
  return (
    <Card icon={Users} title={t('team.title')}>
      <ul>
        <li className={styles.member}>
          <span className={styles.disc}>
            <BrandMark size={24} />
          </span>
          <span>
            <span className={styles.name}>{t('team.name')}</span>
            <span className={styles.role}>{t('team.role')}</span>
          </span>
        </li>
      </ul>
    </Card>
  )
}

const POINTS = ['fans', 'publishers', 'rights', 'dates'] as const

/** What this product is not, and to whom the games belong. (PAGE-1) */
function Disclaimer() {
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

/** What this product is, which version of it runs here, and where its source is. (PAGE-1) */
function ProjectCard() {
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
