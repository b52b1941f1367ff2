import { useDeferredValue, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { LaterChartsCard, LaterPoolSelect, LaterPullRecords, LaterShareDialog } from '#web/features/gacha/later-parts'
import styles from '#web/features/gacha/overview/gacha-overview.module.css'
import { PoolCard } from '#web/features/gacha/overview/pool-card.tsx'
import { UidCard } from '#web/features/gacha/overview/uid-card.tsx'
import { whenIdle } from '#web/lib/idle'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

interface AccountCardsProps {
  account: CountedAccount
  onImport: () => void
}

/** The cards of one account and its pools, and below them the charts, which are drawn after the cards. */
export function AccountCards({ account, onImport }: AccountCardsProps) {
  const language = useLocale()
  const [isPictured, setPictured] = useState(false)
  const showsCharts = useDeferredValue(true, false)

  // The next page from here.
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [LaterPullRecords, LaterPoolSelect]) void part.fetchAhead(language)
      }),
    [language],
  )

  return (
    <>
      <UidCard account={account} onImport={onImport} onShare={() => setPictured(true)} />
      <div className={styles.pools}>
        {[...account.histories.values()].map((history) => (
          <PoolCard key={history.poolId} account={account} history={history} />
        ))}
      </div>
      {showsCharts && <LaterChartsCard account={account} />}
      {isPictured && <LaterShareDialog account={account} onClose={() => setPictured(false)} />}
    </>
  )
}
