import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PoolCard } from '#web/features/gacha/overview/pool-card.tsx'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

interface FinishedPoolsProps {
  account: CountedAccount
  /** At least one. */
  histories: readonly PoolHistory[]
}

/** Pools of which nothing more can come, as one line that opens. (GACHA-37) */
export function FinishedPools({ account, histories }: FinishedPoolsProps) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const language = useLocale()
  const [isOpen, setOpen] = useState(false)
  const fives = histories.flatMap(({ pulls }) => pulls.filter(({ rarity }) => rarity === 5))
  const names = fives.map(({ pull, pity, isPityAtLeast }) =>
    t('pools.finishedFive', {
      name: itemNameIn(language, pull, account.index),
      pity: isPityAtLeast ? t('pity.atLeast', { pity: pity ?? 0 }) : t('count', { count: pity ?? 0 }),
    }),
  )

  return (
    <section className={styles.finishedPoolsCard}>
      <Disclosure
        title={
          <span className={styles.finishedPoolsLine}>
            {t.rich('pools.finished', {
              b: (words) => <b>{words}</b>,
              pools: histories.length,
              count: histories.reduce((sum, { pulls }) => sum + pulls.length, 0),
              has: names.length > 0 ? 'fives' : 'none',
              fives: format.list(names),
            })}
          </span>
        }
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <div className={styles.pools}>
          {histories.map((history) => (
            <PoolCard key={history.poolId} account={account} history={history} />
          ))}
        </div>
      </Disclosure>
    </section>
  )
}
