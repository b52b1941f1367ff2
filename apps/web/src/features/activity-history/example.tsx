import { describeEntry } from '@ephemeris/core/activity-history/describe-entry'
import { readHistoryFile } from '@ephemeris/core/activity-history/history-file'
import { HISTORY_KINDS } from '@ephemeris/core/activity-history/kinds'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { PartView } from '#web/features/activity-history/part-view.tsx'
import { SAMPLE } from '#web/features/activity-history/sample'
import { useKindName } from '#web/features/activity-history/use-history-names'

const READ = readHistoryFile(SAMPLE)
const [SHOWN] = READ.fault === null ? READ.entries : []

/** What there is to read after an import, in the place of the file, as an example. (HIST-2) */
export function Example() {
  const t = useTranslations('activityHistory')
  const nameOf = useKindName()
  const titleId = useId()
  if (!SHOWN) return null

  return (
    <section className={styles.example} aria-labelledby={titleId}>
      <div className={styles.exampleHead}>
        <h2 id={titleId} className={styles.exampleTitle}>
          {t('promises.label')}
        </h2>
        <span className={styles.tag}>{t('promises.example')}</span>
      </div>
      <p className={styles.exampleName}>
        {nameOf(SHOWN.id)}
        <span className={styles.version}>
          {t('list.version', { version: HISTORY_KINDS.get(SHOWN.id)?.version ?? '–' })}
        </span>
      </p>
      {describeEntry(SHOWN.data).parts.map((part) => (
        <PartView key={`${part.key}-${part.number}`} part={part} />
      ))}
    </section>
  )
}
