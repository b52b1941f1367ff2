import type { HistoryCharacter } from '@ephemeris/core/activity-history/describe-entry'
import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useCharacterName } from '#web/features/activity-history/use-history-names'

/** The characters of a record, by name; the file tells their ids. */
export function AvatarList({ avatars }: { avatars: readonly HistoryCharacter[] }) {
  const t = useTranslations('activityHistory')
  const nameOf = useCharacterName()
  if (avatars.length === 0) return null

  return (
    <ul className={styles.avatars} aria-label={t('avatars.label')}>
      {avatars.map(({ id, level, isTrial }, index) => (
        <li key={`${id}-${index.toString()}`} className={styles.avatar} data-trial={isTrial || undefined}>
          <UserRound size={14} strokeWidth={1.75} aria-hidden />
          <span className={styles.avatarListName}>{nameOf(id)}</span>
          {level !== null && <span className={styles.level}>{t('avatars.level', { level })}</span>}
          {isTrial && <span className={styles.level}>{t('avatars.trial')}</span>}
        </li>
      ))}
    </ul>
  )
}
