import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/dry-run.module.css'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

/** What is left out; a file may have a hundred thousand such rows, of which the first ones tell enough. */
export function SkippedRows({ problems, faults }: Pick<FilePreview, 'problems' | 'faults'>) {
  const t = useTranslations('gachaImport')
  const [isOpen, setOpen] = useState(false)
  const rowsOf = (some: readonly { rows: number }[]) => some.reduce((sum, { rows }) => sum + rows, 0)
  const all = rowsOf(faults)
  const rest = all - rowsOf(problems)

  return (
    <Disclosure title={t('dryRun.problems', { count: all })} isOpen={isOpen} onToggle={setOpen}>
      <ul className={styles.problems}>
        {problems.map(({ section, row, rows, fault }) => (
          <li key={`${section} ${row} ${fault}`}>
            {row === null
              ? t('dryRun.section', { section, count: rows, reason: t(`fault.${fault}`) })
              : t('dryRun.row', { section, row, reason: t(`fault.${fault}`) })}
          </li>
        ))}
        {rest > 0 && <li>{t('dryRun.rest', { count: rest })}</li>}
      </ul>
    </Disclosure>
  )
}
