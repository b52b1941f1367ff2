import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { pullKeyIn } from '@ephemeris/core/gacha/rows/pull-key'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/file-import.module.css'
import { poolNameIn } from '#web/state/pulls/pool-names'
import { Button } from '#web/ui/button/button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

interface DoubtfulPullsProps {
  pulls: FilePreview['doubtful']
  /** By `pullKeyIn`. */
  leftOut: ReadonlySet<string>
  isBusy: boolean
  onLeaveOut: (keys: ReadonlySet<string>) => void
}

/** Pulls whose item no one knows, one by one: what the player unchecks is not imported. (DOC-20) */
export function DoubtfulPulls({ pulls, leftOut, isBusy, onLeaveOut }: DoubtfulPullsProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const [isOpen, setOpen] = useState(pulls.some(({ isBesideKnown }) => isBesideKnown))

  function take(key: string, isTaken: boolean): void {
    const keys = new Set(leftOut)
    if (isTaken) keys.delete(key)
    else keys.add(key)
    onLeaveOut(keys)
  }

  return (
    <Disclosure title={t('dryRun.doubtful', { count: pulls.length })} isOpen={isOpen} onToggle={setOpen}>
      <p className={styles.hint}>{t('dryRun.doubtfulHint')}</p>
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => onLeaveOut(new Set())}>
          {t('dryRun.all')}
        </Button>
        <Button disabled={isBusy} onClick={() => onLeaveOut(new Set(pulls.map((pull) => pullKeyIn(pull, pull))))}>
          {t('dryRun.none')}
        </Button>
      </div>
      <ul className={styles.pulls}>
        {pulls.map((pull) => {
          const key = pullKeyIn(pull, pull)
          return (
            <li key={key}>
              <label className={styles.pull}>
                <input
                  type="checkbox"
                  checked={!leftOut.has(key)}
                  disabled={isBusy}
                  onChange={({ target }) => take(key, target.checked)}
                />
                <span className={styles.item}>{pull.item}</span>
                <span className={styles.detail}>
                  {poolNameIn(language, pull.gameId, pull.poolId)} · {pull.time}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
