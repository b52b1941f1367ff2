import { isFinished } from '@ephemeris/core/gacha/counting/is-finished'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { LaterChartsCard, LaterPoolSelect, LaterPullRecords, LaterShareDialog } from '#web/features/gacha/later-parts'
import { ApartPools } from '#web/features/gacha/overview/apart-pools.tsx'
import { FinishedPools } from '#web/features/gacha/overview/finished-pools.tsx'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PoolCard } from '#web/features/gacha/overview/pool-card.tsx'
import { UidCard } from '#web/features/gacha/overview/uid-card.tsx'
import type { SharedParts } from '#web/features/gacha/share/share-dialog.tsx'
import { whenIdle } from '#web/lib/time/idle'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Grid } from '#web/ui/layout/layout.tsx'

interface AccountCardsProps extends SharedParts {
  account: CountedAccount
  onImport: () => void
}

/** The cards of one account and its pools, and below them the charts, which are drawn after the cards. */
export function AccountCards({ account, Pages, onImport }: AccountCardsProps) {
  const language = useLocale()
  const [isPictured, setPictured] = useState(false)
  const histories = [...account.histories.values()]
  const finished = histories.filter((history) => isFinished(history, account.index.pools.get(history.poolId)))
  const open = histories.filter((history) => !finished.includes(history))
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
      <Grid gap={14} className={styles.pools}>
        {open.map((history) => (
          <PoolCard key={history.poolId} account={account} history={history} />
        ))}
      </Grid>
      {finished.length > 0 && <FinishedPools account={account} histories={finished} />}
      {account.apart.size > 0 && <ApartPools account={account} />}
      {showsCharts && <LaterChartsCard account={account} />}
      {isPictured && <LaterShareDialog account={account} Pages={Pages} onClose={() => setPictured(false)} />}
    </>
  )
}
