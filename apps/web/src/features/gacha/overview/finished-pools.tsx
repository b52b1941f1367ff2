import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PoolCard } from '#web/features/gacha/overview/pool-card.tsx'
import { joinNames } from '#web/i18n/words/join-names'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Grid, Panel } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FinishedPoolsProps {
  account: CountedAccount
  /** At least one. */
  histories: readonly PoolHistory[]
}

/** Pools of which nothing more can come, as one line that opens. (GACHA-37) */
export function FinishedPools({ account, histories }: FinishedPoolsProps) {
  const t = useTranslations('gacha')
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
    <Panel as="section" padX={16} className={styles.finishedPoolsCard}>
      <Disclosure
        title={
          <Text kind="hint" anywhere className={styles.facts}>
            {t.rich('pools.finished', {
              b: (words) => (
                <Text kind="bold" as="b">
                  {words}
                </Text>
              ),
              pools: histories.length,
              count: histories.reduce((sum, { pulls }) => sum + pulls.length, 0),
              has: names.length > 0 ? 'fives' : 'none',
              fives: joinNames(names, language),
            })}
          </Text>
        }
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <Grid gap={14} className={styles.pools}>
          {histories.map((history) => (
            <PoolCard key={history.poolId} account={account} history={history} />
          ))}
        </Grid>
      </Disclosure>
    </Panel>
  )
}
