import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import { enteredIn, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FieldRow } from '#web/features/plan/owned/field-row.tsx'
import { NumberField } from '#web/features/plan/owned/number-field.tsx'
import { PityChoices } from '#web/features/plan/owned/pity-choices.tsx'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { setStanding } from '#web/state/plan/plan-actions'
import { LinkButton } from '#web/ui/button/link-button.tsx'

interface AskPityProps {
  account: PlanAccount
  situation: PlanSituation
  poolId: string
  words: PlanWords
}

/** If the pity of a pool is unknown, asks for it instead of showing a meaningless chance. (PLAN-47) */
export function AskPity({ account, situation, poolId, words }: AskPityProps) {
  const t = useTranslations('plan')
  const id = useId()
  const counted = countedPoolOf(situation.index, poolId)
  const pool = situation.index.pools.get(counted)
  if (!pool) return null
  const { pity } = enteredIn(poolId, situation)
  const max = (pool.hardPity5 ?? 90) - 1
  return (
    <>
      <FieldRow fieldId={id} label={t('ask.pity', { pool: words.poolName(counted) })}>
        {pity === null && (
          <LinkButton look="ghost" to="/gacha">
            {t('owned.import')}
          </LinkButton>
        )}
        <NumberField
          id={id}
          value={pity}
          max={max}
          placeholder={words.amount({ low: 0, high: max })}
          onChange={(count) => setStanding(counted, { pity: count }, { account, situation })}
          onClear={() => setStanding(counted, { pity: null }, { account, situation })}
        />
      </FieldRow>
      <PityChoices account={account} pool={pool} poolId={counted} situation={situation} words={words} hasGuarantee />
    </>
  )
}
