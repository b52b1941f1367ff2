import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/file-import.module.css'
import { poolNameIn } from '#web/state/pulls/pool-names'
import { Button } from '#web/ui/button/button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

interface DoubtfulPullsProps {
  pulls: FilePreview['doubtful']
  /** By id. */
  leftOut: ReadonlySet<string>
  isBusy: boolean
  onLeaveOut: (ids: ReadonlySet<string>) => void
}

/** Pulls whose item nobody knows, one by one: what the player unchecks is not imported. (DOC-20) */
export function DoubtfulPulls({ pulls, leftOut, isBusy, onLeaveOut }: DoubtfulPullsProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const [isOpen, setOpen] = useState(false)

  function take(id: string, isTaken: boolean): void {
    const ids = new Set(leftOut)
    if (isTaken) ids.delete(id)
    else ids.add(id)
    onLeaveOut(ids)
  }

  return (
    <Disclosure title={t('dryRun.doubtful', { count: pulls.length })} isOpen={isOpen} onToggle={setOpen}>
      <p className={styles.hint}>{t('dryRun.doubtfulHint')}</p>
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => onLeaveOut(new Set())}>
          {t('dryRun.all')}
        </Button>
        <Button disabled={isBusy} onClick={() => onLeaveOut(new Set(pulls.map(({ id }) => id)))}>
          {t('dryRun.none')}
        </Button>
      </div>
      <ul className={styles.pulls}>
        {pulls.map(({ gameId, uid, id, poolId, time, item }) => (
          <li key={`${gameId} ${uid} ${id}`}>
            <label className={styles.pull}>
              <input
                type="checkbox"
                checked={!leftOut.has(id)}
                disabled={isBusy}
                onChange={({ target }) => take(id, target.checked)}
              />
              <span className={styles.item}>{item}</span>
              <span className={styles.detail}>
                {poolNameIn(language, gameId, poolId)} · {time}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
