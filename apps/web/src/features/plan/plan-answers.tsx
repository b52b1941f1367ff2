import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { playedServer } from '@ephemeris/core/games/servers'
import { hasRecords, isPityUnknown, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount, PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { offsetOf, SERVER_ZONES } from '@ephemeris/core/time/zone'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Adding } from '#web/features/plan/add-goal/adding'
import { AnswerCard } from '#web/features/plan/answer/answer-card.tsx'
import { EmptyPlan } from '#web/features/plan/empty-plan.tsx'
import { GoalList } from '#web/features/plan/goals/goal-list.tsx'
import { TrialBar } from '#web/features/plan/goals/trial-bar.tsx'
import { IncomeCard } from '#web/features/plan/income/income-card.tsx'
import { OwnedCard } from '#web/features/plan/owned/owned-card.tsx'
import { SavedPulls } from '#web/features/plan/picture/saved-pulls.tsx'
import styles from '#web/features/plan/plan-answers.module.css'
import { PlanProgress } from '#web/features/plan/plan-progress.tsx'
import { type PlanPage, usePlanPage } from '#web/features/plan/use-plan-page'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { useErrorText } from '#web/i18n/use-error-text'
import { StorageError } from '#web/lib/device/storage-error'
import { chooseGameServer, usePlayedServers } from '#web/state/server-zone'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { laterLayer } from '#web/ui/part/later.tsx'

const AddGoalDialog = laterLayer(
  async () => (await import('#web/features/plan/add-goal/add-goal-dialog.tsx')).AddGoalDialog,
)

interface PlanAnswersProps {
  account: PlanAccount
  /** What the dialog of goals is open for; `null`: it is closed. */
  adding: Adding | null
  onAdd: (adding: Adding | null) => void
}

/** What follows from the goals and the facts of the game. (PLAN-10) */
export function PlanAnswers({ account, adding, onAdd }: PlanAnswersProps) {
  const t = useTranslations('plan')
  const errorText = useErrorText()
  const page = usePlanPage(account)
  const [isFirstAdded, setFirstAdded] = useState(false)

  if (!page.situation) {
    if (!page.error) return <PlanProgress adding={adding} />
    return (
      <Notice tone="error" action={{ label: t('retry'), onPress: page.retry }}>
        {t('error')}
      </Notice>
    )
  }
  return (
    <>
      {page.error instanceof StorageError && (
        <Notice tone="error" action={{ label: t('retry'), onPress: page.retry }}>
          {t('unreadable')} {errorText(page.error)}
        </Notice>
      )}
      <AccountServer {...account} index={page.situation.index} />
      {page.trial && <TrialBar page={page} trial={page.trial} />}
      {page.goals.length === 0 ? (
        <EmptyPlan page={page} onAdd={() => setFirstAdded(true)} />
      ) : (
        <FilledPlan page={page} isFirstAdded={isFirstAdded} onAdd={onAdd} />
      )}
      {adding && <AddGoalDialog page={page} adding={adding} onClose={() => onAdd(null)} />}
    </>
  )
}

/** The account is on another server than the one on whose clock its game is shown, and one button follows it. (ZONE-8) */
function AccountServer({ gameId, uid, index }: PlanAccount & { index: FactIndex }) {
  const t = useTranslations('plan')
  const shell = useTranslations('shell')
  const shown = playedServer(usePlayedServers(), gameId)
  const logged = uid === null ? null : serverOf(uid, index.facts.servers)
  const own = SERVER_ZONES.find((zone) => offsetOf(zone) === logged?.offset)
  if (!own || own === shown) return null

  const server = shell(`server.names.${own}`)
  return (
    <Notice
      tone="warn"
      action={{ label: t('account.follow', { server }), onPress: () => chooseGameServer(gameId, own) }}
    >
      {t('account.elsewhere', { server, shown: shell(`server.names.${shown}`) })}
    </Notice>
  )
}

interface FilledPlanProps {
  page: PlanPage
  /** By a button that went with the plan without goals: the focus goes on at the goal. */
  isFirstAdded: boolean
  onAdd: (adding: Adding) => void
}

function FilledPlan({ page, isFirstAdded, onAdd }: FilledPlanProps) {
  const [focused, setFocused] = useState<string | null>(null)
  const words = usePlanWords(page.situation?.index ?? null)
  const answered = page.goals.filter(({ id }) => page.answers.has(id))
  const shown = answered.find(({ id }) => id === focused) ?? answered[0] ?? null
  const isPityAsked = useAskedPity(shown, page.situation)
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isFirstAdded) grid.current?.querySelector<HTMLElement>('[data-goal-name]')?.focus()
  }, [isFirstAdded])

  return (
    <Grid gap={16} ref={grid} className={styles.grid}>
      <Stack gap={16} className={styles.left}>
        <GoalList page={page} words={words} shown={shown?.id ?? null} onShow={setFocused} onAdd={onAdd} />
        <OwnedCard page={page} words={words} askedPoolId={isPityAsked && shown ? shown.poolId : null} />
      </Stack>
      <Stack gap={16} className={styles.right}>
        <AnswerCard page={page} words={words} goal={shown} isPityAsked={isPityAsked} />
        <SavedPulls page={page} words={words} />
      </Stack>
      <IncomeCard page={page} words={words} />
    </Grid>
  )
}

/**
 * Whether the pity of a goal's pool is asked for beside its chance: the field stays there while it is typed into, until
 * pulls answer it. (PLAN-47)
 */
function useAskedPity(goal: PlannedGoal | null, situation: PlanSituation | null): boolean {
  const [asked, setAsked] = useState<string | null>(null)
  if (!goal || !situation) return false
  const isUnknown = isPityUnknown(goal.poolId, situation)
  if (isUnknown && asked !== goal.poolId) setAsked(goal.poolId)
  return isUnknown || (asked === goal.poolId && !hasRecords(goal.poolId, situation))
}
