import { useTranslations } from 'use-intl'
import styles from '#web/features/home/today/today.module.css'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'

/** Shown if there is nothing of what the player chose. (HOME-6) */
export function NoActivities() {
  const t = useTranslations('home')
  return (
    <div className={styles.empty}>
      <EmptyStar />
      <p>{t('today.nothing')}</p>
      <LinkButton to="/settings?highlight=games">{t('today.choose')}</LinkButton>
    </div>
  )
}
