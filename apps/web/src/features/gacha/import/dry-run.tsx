import type { AccountPreview, FilePreview } from '@ephemeris/contract/gacha-file'
import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/dry-run.module.css'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { momentText } from '#web/i18n/dates'
import { poolNameIn } from '#web/state/game-facts'
import { useMomentStyle } from '#web/state/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ScrollBox } from '#web/ui/scroll/scroll-box.tsx'

interface DryRunProps {
  preview: FilePreview
  isBusy: boolean
  onConfirm: () => void
  onDiscard: () => void
}

const COUNTS = ['added', 'known', 'conflicting', 'skipped'] as const

/** What a file would do, before it does it. */
export function DryRun({ preview: { format, accounts, problems, faults }, isBusy, onConfirm, onDiscard }: DryRunProps) {
  const t = useTranslations('gachaImport')
  const pools = accounts.flatMap((account) => account.pools)
  const added = pools.reduce((sum, pool) => sum + pool.added, 0)
  const conflicting = pools.reduce((sum, pool) => sum + pool.conflicting, 0)

  return (
    <section className={styles.run} aria-label={t('dryRun.title')}>
      <h3 className={styles.title}>{t('dryRun.heading', { format })}</h3>
      {accounts.map((account) => (
        <AccountTable key={`${account.gameId} ${account.uid}`} account={account} />
      ))}
      {conflicting > 0 && <Notice tone="info">{t('dryRun.conflictingExplained', { count: conflicting })}</Notice>}
      {problems.length > 0 && <Problems problems={problems} faults={faults} />}
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isBusy} onClick={onDiscard}>
          {t('dryRun.discard')}
        </Button>
        <Button look="primary" disabled={isBusy || accounts.length === 0} onClick={onConfirm}>
          {t('dryRun.confirm', { count: added })}
        </Button>
      </div>
    </section>
  )
}

/** What is left out; a file may have a hundred thousand such rows, of which the first ones tell enough. */
function Problems({ problems, faults }: Pick<FilePreview, 'problems' | 'faults'>) {
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

function AccountTable({ account: { gameId, uid, pools, gaps } }: { account: AccountPreview }) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const style = useMomentStyle()
  const format = useFormatter()
  const game = useGameNames().find(({ id }) => id === gameId)?.name ?? gameId

  return (
    <div className={styles.account}>
      <ScrollBox label={t('dryRun.account', { game, uid })}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('dryRun.account', { game, uid })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dryRun.pool')}</th>
              {COUNTS.map((count) => (
                <th key={count} scope="col">
                  {t(`dryRun.${count}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pools.map((pool) => (
              <tr key={pool.poolId}>
                <th scope="row">{poolNameIn(language, gameId, pool.poolId)}</th>
                {COUNTS.map((count) => (
                  <td key={count}>{format.number(pool[count])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {gaps.length > 0 && (
        <Notice tone="warn">
          {t('dryRun.gaps')}
          <ul>
            {gaps.map(({ poolId, from, to }) => (
              <li key={`${poolId} ${from}`}>
                {t('dryRun.gap', {
                  pool: poolNameIn(language, gameId, poolId),
                  from: momentText(from, style),
                  to: momentText(to, style),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
