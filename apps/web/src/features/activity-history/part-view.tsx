import type { HistoryPart } from '@ephemeris/core/activity-history/describe-entry'
import styles from '#web/features/activity-history/activity-history.module.css'
import { AvatarList } from '#web/features/activity-history/avatar-list.tsx'
import { FactList } from '#web/features/activity-history/fact-list.tsx'
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
          {title !== null && group} {number}
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
