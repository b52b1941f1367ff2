import { timeOrMomentText } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useQueryClient } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'
import { tryServer, useReachability, watchNetwork } from '#web/lib/server/reachability'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Row } from '#web/ui/layout/layout.tsx'

/** Says that the server cannot be reached, and of when the data is that is shown instead. (PWA-3) */
export function OfflineBanner() {
  const { isReachable } = useReachability()

  useEffect(() => watchNetwork(), [])

  return (
    <div className={styles.region} role="status">
      {!isReachable && <Unreachable />}
    </div>
  )
}

function Unreachable() {
  const t = useTranslations('shell')
  const { shownSince } = useReachability()
  const style = useDeviceMomentStyle()
  const today = dayOf(useNow(MINUTE_MS), style.clock)
  useReconnecting()

  return (
    <Row as="p" gap={8} justify="center" padX={16} text="small" weight="medium" className={styles.banner}>
      <CloudOff size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {shownSince === null
          ? t('offline.nothingKept')
          : t('offline.showing', { time: timeOrMomentText(shownSince, today, style) })}
      </span>
    </Row>
  )
}

/** Tries again every minute; once the server answers, everything is loaded again. */
function useReconnecting(): void {
  const queries = useQueryClient()
  const minute = useNow(MINUTE_MS)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute is the reason to try
  useEffect(() => void tryServer(), [minute])

  useEffect(() => () => void queries.invalidateQueries(), [queries])
}
