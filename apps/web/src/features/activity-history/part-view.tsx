import type { HistoryCharacter, HistoryPart } from '@ephemeris/core/activity-history/describe-entry'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { FactList } from '#web/features/activity-history/fact-list.tsx'
import { useCharacterName } from '#web/features/activity-history/use-history-names'
import { useHistoryWord } from '#web/features/activity-history/use-history-word'

/** A record, a half of one, or any other group of an export. */
export function PartView({ part: { key, number, title, facts, avatars, parts } }: { part: HistoryPart }) {
  const word = useHistoryWord()
  const group = key === null ? '' : word(key)

  return (
    <article className={styles.part}>
      <header className={styles.head}>
        <h3 className={styles.partViewTitle}>{title ?? group}</h3>
        <span className={styles.place}>
          {title !== null && <span>{group}</span>} <span>{number}</span>
        </span>
      </header>
      <FactList facts={facts} look="rows" />
      <AvatarList avatars={avatars} />
      {parts.map((inner) => (
        <PartView key={`${inner.key}-${inner.number}`} part={inner} />
      ))}
    </article>
  )
}

/** The characters of a record, by name; the file says their ids. */
function AvatarList({ avatars }: { avatars: readonly HistoryCharacter[] }) {
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
