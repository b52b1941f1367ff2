import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { Disclaimer } from '#web/app/screens/about/disclaimer.tsx'
import { ProjectCard } from '#web/app/screens/about/project-card.tsx'
import { TeamCard } from '#web/app/screens/about/team-card.tsx'
import { TitledPage } from '#web/app/screens/titled-page.tsx'

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
      </div>
    </TitledPage>
  )
}
