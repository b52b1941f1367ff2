import { retentionState } from '@ephemeris/core/gacha/coverage/retention'
import { instant } from '@ephemeris/core/time/instant'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { shortMomentText } from '#web/i18n/dates'
import { now } from '#web/lib/server/server-clock'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { useMomentStyle } from '#web/state/words/moment-style'

/** Whether pulls may be missing, and when the game's log begins to delete what was not imported. */
export function CoverageChip({ account: { coverage, updatedAt } }: { account: CountedAccount }) {
  const t = useTranslations('gacha')
  const style = useMomentStyle()
  const pools = Object.values(coverage)
  const gaps = pools.reduce((sum, pool) => sum + pool.gaps.length, 0)
  const dates = pools.flatMap(({ safeUntil }) => (safeUntil === null ? [] : [safeUntil]))
  const safeUntil = dates.length > 0 ? instant(Math.min(...dates)) : null
  const retention = safeUntil === null ? 'safe' : retentionState(safeUntil, now())

  return (
    <>
      <span className={styles.coverageChip} data-tone={gaps > 0 ? 'warn' : 'ok'}>
        {gaps > 0 ? (
          <TriangleAlert size={14} strokeWidth={2} aria-hidden />
        ) : (
          <CircleCheck size={14} strokeWidth={1.75} aria-hidden />
        )}
        {gaps > 0
          ? t('coverage.gaps', { count: gaps })
          : t('coverage.stand', { time: shortMomentText(updatedAt, style) })}
      </span>
      {safeUntil !== null && retention !== 'safe' && (
        <span className={styles.coverageChip} data-tone="warn">
          <TriangleAlert size={14} strokeWidth={2} aria-hidden />
          {retention === 'late' ? t('coverage.late') : t('coverage.soon', { time: shortMomentText(safeUntil, style) })}
        </span>
      )}
    </>
  )
}
