import type { SkippedEntry } from '@ephemeris/core/activity-history/history-file'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import type { HistoryImport } from '#web/features/activity-history/import-history-file'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** What an import did, or why the file was refused. */
export function ImportReport({ result }: { result: HistoryImport }) {
  const t = useTranslations('activityHistory')
  if (result.fault !== null) return <Notice tone="error">{t(`fault.${result.fault}`)}</Notice>

  const { added, replaced, skipped } = result
  return (
    <Notice tone={skipped.length > 0 ? 'warn' : 'info'}>
      {t('report', { added, replaced })}
      {skipped.length > 0 && <SkippedEntries skipped={skipped} />}
    </Notice>
  )
}

function SkippedEntries({ skipped }: { skipped: readonly SkippedEntry[] }) {
  const t = useTranslations('activityHistory')
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('skipped.title', { count: skipped.length })} isOpen={isOpen} onToggle={setOpen}>
      <ul className={styles.skipped}>
        {skipped.map(({ position, fault }) => (
          <li key={position}>{t('skipped.entry', { position, reason: t(`skipped.${fault}`) })}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
