import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import { enteredIn, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { NumberField } from '#web/features/plan/owned/number-field.tsx'
import styles from '#web/features/plan/owned/owned.module.css'
import { StandingChoices } from '#web/features/plan/owned/standing-choices.tsx'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { setStanding } from '#web/state/plan/plan-actions'

interface AskPityProps {
  account: PlanAccount
  situation: PlanSituation
  poolId: string
  words: PlanWords
}

/** Where no records tell the pity of a pool, it is asked for in the place of a chance that would say nothing. (PLAN-47) */
export function AskPity({ account, situation, poolId, words }: AskPityProps) {
  const t = useTranslations('plan')
  const id = useId()
  const counted = countedPoolOf(situation.index, poolId)
  const pool = situation.index.pools.get(counted)
  if (!pool) return null
  const { pity } = enteredIn(poolId, situation)
  return (
    <div>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          {t('owned.pityField', { pool: words.poolName(counted) })}
          {pity === null && <span className={styles.hint}>{t('owned.noRecords')}</span>}
        </label>
        <NumberField
          id={id}
          value={pity}
          max={(pool.hardPity5 ?? 90) - 1}
          placeholder={t('owned.notSure')}
          onChange={(count) => setStanding(account, counted, { pity: count })}
          onClear={() => setStanding(account, counted, { pity: null })}
        />
      </div>
      <StandingChoices
        account={account}
        pool={pool}
        poolId={counted}
        situation={situation}
        words={words}
        isRecorded={false}
      />
    </div>
  )
}
