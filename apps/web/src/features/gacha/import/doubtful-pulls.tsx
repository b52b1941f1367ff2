import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { pullKeyIn } from '@ephemeris/core/gacha/rows/pull-key'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/import.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
      <Text kind="note" as="p">
        {t('dryRun.doubtfulHint')}
      </Text>
      <Row gap={8} padY={8} align="stretch" wrap>
        <Button disabled={isBusy} onClick={() => onLeaveOut(new Set())}>
          {t('dryRun.all')}
        </Button>
        <Button disabled={isBusy} onClick={() => onLeaveOut(new Set(pulls.map((pull) => pullKeyIn(pull, pull))))}>
          {t('dryRun.none')}
        </Button>
      </Row>
      <ul className={styles.pulls}>
        {pulls.map((pull) => {
          const key = pullKeyIn(pull, pull)
          return (
            <li key={key}>
              <Row as="label" gap={10} rowGap={2} padY={12} wrap>
                <input
                  type="checkbox"
                  checked={!leftOut.has(key)}
                  disabled={isBusy}
                  onChange={({ target }) => take(key, target.checked)}
                />
                <Text kind="body" anywhere>
                  {pull.item}
                </Text>
                <Text kind="note" figures>
                  {poolNameIn(language, pull.gameId, pull.poolId)} · {pull.time}
                </Text>
              </Row>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
