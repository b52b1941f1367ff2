import { enteredIn, type PlanSituation, standingIn } from '@ephemeris/core/plan/goals/player-goals'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FieldRow } from '#web/features/plan/owned/field-row.tsx'
import { NumberField } from '#web/features/plan/owned/number-field.tsx'
import styles from '#web/features/plan/owned/owned.module.css'
import { PityChoices } from '#web/features/plan/owned/pity-choices.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { clearStanding, setStanding } from '#web/state/plan/plan-actions'
import { Button } from '#web/ui/button/button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'

interface PityLineProps {
  page: PlanPage
  situation: PlanSituation
  /** A counted pool. */
  poolId: string
  words: PlanWords
}

/** The player's pity and guarantee in a pool, from the records or as the player entered them. */
export function PityLine({ page, situation, poolId, words }: PityLineProps) {
  const t = useTranslations('plan')
  const id = useId()
  const { account } = page
  const pool = situation.index.pools.get(poolId)
  if (!pool) return null
  const entered = enteredIn(poolId, situation)
  const isEntered = entered.pity !== null || entered.isGuaranteed !== null
  const known = situation.histories.get(poolId)
  const { pity, isGuaranteed } = standingIn(poolId, situation)
  const hard = pool.hardPity5 ?? 90

  if (known && entered.pity === null) {
    const count = known.pity[5].isAtLeast ? t('owned.pityAtLeast', { pity: pity.count }) : String(pity.count)
    const state = pool.guaranteeAfterLoss ? [words.guarantee(pool, isGuaranteed)] : []
    return (
      <>
        <Row as="p" text="body" className={styles.row}>
          <span>
            <Phrases texts={[words.poolName(poolId), t('owned.pity', { pity: count }), ...state]} />
          </span>
        </Row>
        <PityChoices
          account={account}
          pool={pool}
          poolId={poolId}
          situation={situation}
          words={words}
          hasGuarantee={known.isGuaranteed !== null && entered.isGuaranteed === null}
        />
      </>
    )
  }
  return (
    <>
      <FieldRow
        fieldId={id}
        label={t('owned.pityField', { pool: words.poolName(poolId) })}
        hint={isEntered ? t('owned.fromYou') : null}
      >
        <NumberField
          id={id}
          value={entered.pity}
          max={hard - 1}
          placeholder={t('owned.notSure')}
          onChange={(count) => setStanding(poolId, { pity: count }, { account, situation })}
          onClear={() => setStanding(poolId, { pity: null }, { account, situation })}
        />
      </FieldRow>
      <PityChoices
        account={account}
        pool={pool}
        poolId={poolId}
        situation={situation}
        words={words}
        hasGuarantee={false}
      />
      {known && (
        <Row gap={12} justify="between" className={styles.row}>
          <Button look="ghost" onClick={() => clearStanding(account, poolId)}>
            {t('owned.backToRecords')}
          </Button>
        </Row>
      )}
    </>
  )
}
