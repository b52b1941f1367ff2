import type { PlanAccount, PlannedGoal } from '@ephemeris/core/plan/player-plan'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountChooser } from '#web/features/plan/account-chooser.tsx'
import { AnswerCard } from '#web/features/plan/answer/answer-card.tsx'
import { EmptyPlan } from '#web/features/plan/empty-plan.tsx'
import { GoalList } from '#web/features/plan/goals/goal-list.tsx'
import { TrialBar } from '#web/features/plan/goals/trial-bar.tsx'
import { IncomeCard } from '#web/features/plan/income/income-card.tsx'
import { OwnedCard } from '#web/features/plan/owned/owned-card.tsx'
import { SavedPulls } from '#web/features/plan/picture/saved-pulls.tsx'
import styles from '#web/features/plan/plan.module.css'
import { type PlanPage, usePlanPage } from '#web/features/plan/use-plan-page'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { useChoice } from '#web/state/pulls/pull-choice'
import { usePageKeys } from '#web/state/use-page-keys'
import { Button } from '#web/ui/button/button.tsx'
import roles from '#web/ui/game-roles.module.css'
import { Notice } from '#web/ui/notice/notice.tsx'
import { laterLayer } from '#web/ui/part/later.tsx'
import { Progress } from '#web/ui/progress.tsx'

const AddGoalDialog = laterLayer(
  async () => (await import('#web/features/plan/add-goal/add-goal-dialog.tsx')).AddGoalDialog,
)

/** What the dialog is opened for: a new goal, or one that is changed. */
export type Adding = { readonly kind: 'new' } | { readonly kind: 'edit' | 'again'; readonly goal: PlannedGoal }

/** The plan of one account: what is wanted, what there is, and how likely that makes it. (PLAN-13) */
export function Plan() {
  const { gameId } = useChoice()
  const { uid } = planAccountOf(gameId, usePlanOwners())
  return <AccountPlanPage key={`${gameId} ${uid}`} gameId={gameId} uid={uid} />
}

function AccountPlanPage({ gameId, uid }: PlanAccount) {
  const t = useTranslations('plan')
  const page = usePlanPage({ gameId, uid })
  const [adding, setAdding] = useState<Adding | null>(null)
  usePageKeys(useMemo(() => ({ a: () => setAdding({ kind: 'new' }) }), []))
  const isEmpty = page.goals.length === 0

  return (
    <div className={`${styles.page} ${roles.roles}`} data-game={gameId}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <AccountChooser account={page.account} />
        {!isEmpty && (
          <Button look="primary" className={styles.add} onClick={() => setAdding({ kind: 'new' })}>
            <Plus size={16} strokeWidth={2} aria-hidden />
            <span className={styles.word}>{t('goals.add')}</span>
          </Button>
        )}
      </div>
      {page.trial && <TrialBar page={page} trial={page.trial} />}
      {page.situation && isEmpty && <EmptyPlan page={page} onAdd={() => setAdding({ kind: 'new' })} />}
      {page.situation && !isEmpty && <FilledPlan page={page} onAdd={setAdding} />}
      {!page.situation &&
        (page.error ? (
          <Notice tone="error" action={{ label: t('retry'), onPress: page.retry }}>
            {t('error')}
          </Notice>
        ) : (
          <Progress label={t('loading')} />
        ))}
      {adding && page.situation && <AddGoalDialog page={page} adding={adding} onClose={() => setAdding(null)} />}
    </div>
  )
}

function FilledPlan({ page, onAdd }: { page: PlanPage; onAdd: (adding: Adding) => void }) {
  const [focused, setFocused] = useState<string | null>(null)
  const words = usePlanWords(page.situation?.index ?? null)
  const answered = page.goals.filter(({ id }) => page.answers.has(id))
  const shown = answered.find(({ id }) => id === focused) ?? answered[0] ?? null

  return (
    <div className={styles.grid}>
      <div className={styles.left}>
        <GoalList page={page} words={words} shown={shown?.id ?? null} onShow={setFocused} onAdd={onAdd} />
        <OwnedCard page={page} words={words} />
      </div>
      <div className={styles.right}>
        <AnswerCard page={page} words={words} goal={shown} />
        <SavedPulls page={page} words={words} />
      </div>
      <IncomeCard page={page} words={words} />
    </div>
  )
}
