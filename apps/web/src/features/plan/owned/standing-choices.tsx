import type { PoolFacts } from '@ephemeris/core/gacha/facts'
import type { AccountPlan, OwnStanding, PlanAccount } from '@ephemeris/core/plan/player-plan'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/owned/owned-card.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { setStanding } from '#web/state/plan/plan-actions'
import { Select } from '#web/ui/control/select.tsx'

interface StandingChoicesProps {
  account: PlanAccount
  pool: PoolFacts
  poolId: string
  plan: AccountPlan
  words: PlanWords
  /** The records tell the guarantee; what no record tells is asked all the same. */
  isRecorded: boolean
}

/** What a player says of a pool beside the pity. */
export function StandingChoices({ account, pool, poolId, plan, words, isRecorded }: StandingChoicesProps) {
  const t = useTranslations('plan')
  const said = plan.standings[poolId]
  const change = (standing: Partial<OwnStanding>) => setStanding(account, poolId, standing)
  const poolName = words.poolName(poolId)

  return (
    <>
      {!isRecorded && pool.guaranteeAfterLoss && (
        <Choice
          name={t('owned.guaranteeField', { pool: poolName })}
          value={said?.isGuaranteed ?? null}
          words={{ yes: words.guarantee(pool, true), no: words.guarantee(pool, false) }}
          onChange={(isGuaranteed) => change({ isGuaranteed })}
        />
      )}
      {pool.pointsToGuarantee !== null && (
        <Choice
          name={t('owned.fateField', { pool: poolName })}
          value={said?.fatePoints == null ? null : said.fatePoints >= pool.pointsToGuarantee}
          words={{ yes: String(pool.pointsToGuarantee), no: '0' }}
          onChange={(isFull) => change({ fatePoints: isFull === null ? null : isFull ? pool.pointsToGuarantee : 0 })}
        />
      )}
      {pool.isFirstChosen && (
        <Choice
          name={t('owned.firstField', { pool: poolName })}
          value={said?.isFirstOpen ?? null}
          words={{ yes: t('owned.firstOpen'), no: t('owned.firstHad') }}
          onChange={(isFirstOpen) => change({ isFirstOpen })}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  name: string
  /** `null`: not sure. */
  value: boolean | null
  words: { readonly yes: string; readonly no: string }
  onChange: (value: boolean | null) => void
}

function Choice({ name, value, words, onChange }: ChoiceProps) {
  const t = useTranslations('plan')
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {name}
      </label>
      <Select
        id={id}
        options={[
          { value: 'unknown', label: t('owned.notSure') },
          { value: 'no', label: words.no },
          { value: 'yes', label: words.yes },
        ]}
        value={value === null ? 'unknown' : value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'unknown' ? null : chosen === 'yes')}
      />
    </div>
  )
}
