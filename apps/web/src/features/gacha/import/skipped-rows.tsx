import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/import.module.css'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface SkippedRowsProps {
  problems: FilePreview['problems']
  /** How many rows are left out, for whatever reason. */
  count: number
}

/** What is left out; a file may have a hundred thousand such rows, of which the first ones say enough. (DOC-19) */
export function SkippedRows({ problems, count }: SkippedRowsProps) {
  const t = useTranslations('gachaImport')
  const [isOpen, setOpen] = useState(false)
  const rest = count - problems.reduce((sum, { rows }) => sum + rows, 0)

  return (
    <Disclosure title={t('dryRun.problems', { count })} isOpen={isOpen} onToggle={setOpen}>
      <Text kind="body" as="ul" className={styles.problems}>
        {problems.map(({ section, row, rows, fault }) => (
          <li key={`${section} ${row} ${fault}`}>
            {row === null
              ? t('dryRun.section', {
                  section,
                  count: rows,
                  reason: t(`fault.${fault}`),
                })
              : t('dryRun.row', { section, row, reason: t(`fault.${fault}`) })}
          </li>
        ))}
        {rest > 0 && <li>{t('dryRun.rest', { count: rest })}</li>}
      </Text>
    </Disclosure>
  )
}
