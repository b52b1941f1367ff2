import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountChooser } from '#web/features/plan/account-chooser.tsx'
import type { Adding } from '#web/features/plan/add-goal/adding'
import { Invitation } from '#web/features/plan/invitation.tsx'
import styles from '#web/features/plan/plan.module.css'
import { PlanProgress } from '#web/features/plan/plan-progress.tsx'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlan } from '#web/state/plan/plans'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { useChoice } from '#web/state/pulls/pull-choice'
import { usePageKeys } from '#web/state/use-page-keys'
import { Button } from '#web/ui/button/button.tsx'
import roles from '#web/ui/game-roles.module.css'
import { laterSection } from '#web/ui/part/later.tsx'

/** With the rules of plans, which the first paint does not need. */
const PlanAnswers = laterSection(
  async () => (await import('#web/features/plan/plan-answers.tsx')).PlanAnswers,
  [],
  PlanProgress,
)

/** The plan of one account: what is wanted, what there is, and how likely that makes it. (PLAN-13) */
export function Plan() {
  const { gameId } = useChoice()
  const { uid } = planAccountOf(gameId, usePlanOwners())
  return <AccountPlanPage key={`${gameId} ${uid}`} gameId={gameId} uid={uid} />
}

function AccountPlanPage({ gameId, uid }: PlanAccount) {
  const t = useTranslations('plan')
  const account = useMemo(() => ({ gameId, uid }), [gameId, uid])
  const isEmpty = usePlan(account).goals.length === 0
  const [adding, setAdding] = useState<Adding | null>(null)
  const addNew = () => setAdding({ kind: 'new' })
  usePageKeys(useMemo(() => ({ a: () => setAdding({ kind: 'new' }) }), []))

  return (
    <div className={`${styles.page} ${roles.roles}`} data-game={gameId}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <AccountChooser account={account} />
        {!isEmpty && (
          <Button look="primary" className={styles.add} onClick={addNew}>
            <Plus size={16} strokeWidth={2} aria-hidden />
            <span className={styles.word}>{t('goals.add')}</span>
          </Button>
        )}
      </div>
      {isEmpty && <Invitation onAdd={addNew} />}
      <PlanAnswers account={account} adding={adding} onAdd={setAdding} />
    </div>
  )
}
