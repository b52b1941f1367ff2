import type { SkippedRow } from '@ephemeris/contract/gacha/gacha-import'
import type { GameId } from '@ephemeris/core/games/game'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/import.module.css'
import { poolNameIn } from '#web/state/pulls/pool-names'
import { Notice } from '#web/ui/message/notice.tsx'

/** More than anybody reads. */
const SHOWN = 20

interface SkippedLogRowsProps {
  gameId: GameId
  rows: readonly SkippedRow[]
}

/** The rows of the game's answer that an import left out, with the pool and the pull before each. (BRING-2) */
export function SkippedLogRows({ gameId, rows }: SkippedLogRowsProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const shown = rows.slice(0, SHOWN).map((row, place) => ({ ...row, key: `${row.poolId} ${place}` }))
  return (
    <Notice tone="warn">
      {t('task.skipped', { count: rows.length })}
      <ul className={styles.skipped}>
        {shown.map(({ poolId, fault, after, key }) => {
          const pool = poolNameIn(language, gameId, poolId)
          const reason = t(`fault.${fault}`)
          return (
            <li key={key}>
              {after === null
                ? t('task.skippedRowUntimed', { pool, reason })
                : t('task.skippedRow', { pool, time: t('task.skippedAfter', { time: after }), reason })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
