import type { PoolFacts } from '@ephemeris/core/gacha/facts'
import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import { goalEnd, goalStart } from '@ephemeris/core/plan/goals/goal-end'
import { enteredIn, type PlanSituation, standingFor } from '@ephemeris/core/plan/goals/player-goals'
import type { OwnStanding, PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FieldRow } from '#web/features/plan/owned/field-row.tsx'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { setStanding } from '#web/state/plan/plan-actions'
import { Select } from '#web/ui/control/select.tsx'

interface PityChoicesProps {
  account: PlanAccount
  pool: PoolFacts
  poolId: string
  situation: PlanSituation
  words: PlanWords
  /** Elsewhere the guarantee is known or asked for; the rest is asked here all the same. */
  hasGuarantee: boolean
}

/** What a player says of a pool beside the pity. */
export function PityChoices({ account, pool, poolId, situation, words, hasGuarantee }: PityChoicesProps) {
  const t = useTranslations('plan')
  const said = enteredIn(poolId, situation)
  const running = runningGoal(poolId, situation)
  const now = running && standingFor(running, situation)
  const change = (standing: Partial<Omit<OwnStanding, 'saidAt'>>) =>
    setStanding(poolId, standing, { account, situation })
  const poolName = words.poolName(poolId)

  return (
    <>
      {!hasGuarantee && pool.guaranteeAfterLoss && (
        <Choice
          name={t('owned.guaranteeField', { pool: poolName })}
          value={said.isGuaranteed}
          words={{ yes: words.guarantee(pool, true), no: words.guarantee(pool, false) }}
          onChange={(isGuaranteed) => change({ isGuaranteed })}
        />
      )}
      {now && pool.pointsToGuarantee !== null && (
        <Choice
          name={t('owned.fateField', { pool: poolName })}
          value={now.fatePoints === null ? null : now.fatePoints >= pool.pointsToGuarantee}
          words={{ yes: String(pool.pointsToGuarantee), no: '0' }}
          onChange={(isFull) => change({ fatePoints: isFull === null ? null : isFull ? pool.pointsToGuarantee : 0 })}
        />
      )}
      {now && pool.isFirstChosen && (
        <Choice
          name={t('owned.firstField', { pool: poolName })}
          value={now.isFirstOpen}
          words={{ yes: t('owned.firstOpen'), no: t('owned.firstHad') }}
          onChange={(isFirstOpen) => change({ isFirstOpen })}
        />
      )}
    </>
  )
}

/** What belongs to a banner is asked of the one that runs: in a later one nothing was pulled yet. (PLAN-40) */
function runningGoal(poolId: string, situation: PlanSituation) {
  const { plan, index, now } = situation
  return plan.goals.find((goal) => {
    const start = goalStart(goal, situation)
    const isOfPool = countedPoolOf(index, goal.poolId) === poolId
    return isOfPool && start !== null && start <= now && now < goalEnd(goal, situation)
  })
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
    <FieldRow fieldId={id} label={name}>
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
    </FieldRow>
  )
}
