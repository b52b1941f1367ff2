import type { ImportTask, SkippedRow } from '@ephemeris/contract/gacha/gacha-import'
import type { GameId } from '@ephemeris/core/games/game'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { PULL_LOGS } from '@ephemeris/gamedata/pulls/pull-logs'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/import.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TaskCardProps {
  task: ImportTask
  isCancelling: boolean
  onCancel: () => void
}

/** How far an import is, pool by pool, and how it ended. (BRING-2) */
export function TaskCard({ task, isCancelling, onCancel }: TaskCardProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const format = useFormatter()
  const { status, progress, pools, result, failure, gameId } = task
  const isRunning = status === 'pending' || status === 'processing'
  const isEmpty = result?.total === 0
  const current = status === 'processing' ? pools.find(({ isDone }) => !isDone) : undefined

  return (
    <Stack
      as="section"
      gap={10}
      padX={14}
      padY={12}
      className={styles.card}
      data-status={status}
      aria-label={t('task.label')}
    >
      <Row gap={12} align="baseline" justify="between">
        <Text kind="strong" as="p" role="status">
          {current
            ? t('task.reading', { pool: poolNameIn(language, gameId, current.poolId) })
            : t(`task.${isEmpty ? 'empty' : status}`)}
        </Text>
        <Text kind="note" figures>
          {format.number(progress / 100, { style: 'percent' })}
        </Text>
      </Row>
      <progress max={100} value={progress} aria-label={t('task.label')} />
      {isEmpty && <Notice tone="info">{t('task.emptyHint', { hours: PULL_LOGS[gameId].delayHours })}</Notice>}
      {result && !isEmpty && (
        <Text kind="body" as="p">
          {t('task.result', { ...result })}
        </Text>
      )}
      {result && result.conflicting > 0 && <Notice tone="warn">{t('conflicts', { count: result.conflicting })}</Notice>}
      {result && result.skipped.length > 0 && <SkippedLogRows gameId={gameId} rows={result.skipped} />}
      {failure && <Notice tone={failure === 'cancelled' ? 'info' : 'error'}>{t(`failure.${failure}`)}</Notice>}
      {pools.length > 0 && (
        <Text kind="body" as="ul">
          {pools.map(({ poolId, fetched, added, isDone }) => (
            <Row
              as="li"
              gap={12}
              rowGap={0}
              padY={4}
              align="stretch"
              justify="between"
              wrap
              text={isDone ? undefined : 'quiet'}
              key={poolId}
            >
              <span>{poolNameIn(language, gameId, poolId)}</span>
              <Text kind="note" figures>
                {t('task.pool', { fetched, added })}
              </Text>
            </Row>
          ))}
        </Text>
      )}
      {isRunning && (
        <Button disabled={isCancelling} onClick={onCancel}>
          {t('task.cancel')}
        </Button>
      )}
    </Stack>
  )
}

/** More than anyone reads. */
const SHOWN = 20

interface SkippedLogRowsProps {
  gameId: GameId
  rows: readonly SkippedRow[]
}

/** The rows of the game's answer that an import left out, with the pool and the pull before each. (BRING-2) */
function SkippedLogRows({ gameId, rows }: SkippedLogRowsProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const shown = rows.slice(0, SHOWN).map((row, place) => ({ ...row, key: `${row.poolId} ${place}` }))
  return (
    <Notice tone="warn">
      {t('task.skipped', { count: rows.length })}
      <Text kind="body" as="ul">
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
      </Text>
    </Notice>
  )
}
