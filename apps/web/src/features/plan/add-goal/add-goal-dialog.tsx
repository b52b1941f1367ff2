import { nextHalf } from '@ephemeris/core/plan/goals/goal-end'
import { isWaiting, type KnownFiveStar } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Adding } from '#web/features/plan/add-goal/adding'
import { ChooseGoal } from '#web/features/plan/add-goal/choose-goal.tsx'
import { GoalDetails } from '#web/features/plan/add-goal/goal-details.tsx'
import { draftOf, type GoalDraft } from '#web/features/plan/add-goal/goal-draft'
import type { OfferedGoal } from '#web/features/plan/add-goal/use-offered-goals'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import roles from '#web/ui/games/game-roles.module.css'

interface AddGoalDialogProps {
  page: PlanPage
  adding: Adding
  onClose: () => void
}

/** Chooses a banner, then says what of it; a goal that is changed begins with the second step. (PLAN-18) */
export function AddGoalDialog({ page, adding, onClose }: AddGoalDialogProps) {
  const t = useTranslations('plan')
  const words = usePlanWords(page.situation?.index ?? null)
  const changed = adding.kind === 'new' ? null : adding.goal
  const [editing, setEditing] = useState<PlannedGoal | null>(changed)
  const [draft, setDraft] = useState<GoalDraft | null>(adding.kind === 'edit' ? draftOf(adding.goal, page.goals) : null)
  const [isChoosing, setChoosing] = useState(adding.kind !== 'edit')
  const [text, setText] = useState('')
  /** What is wanted is known, and when it comes is asked; else a half of a version is, and who comes in it is asked. */
  const [isHoped, setHoped] = useState(adding.kind === 'edit' && isWaiting(adding.goal))

  function choose(offer: OfferedGoal, name: string | null): void {
    const { key: _key, findChance: _chance, startAt: _start, isExpected: _isExpected, ...goal } = offer
    const known = page.goals.length + (editing ? -1 : 0)
    const previous = draft ?? (editing && draftOf(editing, page.goals))
    setDraft({
      copies: previous?.copies ?? 1,
      place: previous?.place ?? known,
      ...goal,
      name: goal.name ?? name,
    })
    setHoped(false)
    setChoosing(false)
  }

  /** Something of which no banner is announced. */
  function wait({ itemId, poolId }: KnownFiveStar): void {
    if (!page.situation) return
    const previous = draft ?? (editing && draftOf(editing, page.goals))
    setDraft({
      copies: previous?.copies ?? 1,
      place: previous?.place ?? page.goals.length + (editing ? -1 : 0),
      poolId,
      bannerId: null,
      expected: null,
      isRerun: true,
      itemId,
      name: words.goalName({ itemId, name: null, copies: 1 }),
      until: nextHalf(page.situation)?.endAt ?? page.situation.now,
    })
    setHoped(true)
    setChoosing(false)
  }

  const title = isChoosing || !draft ? t('add.title') : titleOf(draft)

  function titleOf(shown: GoalDraft): string {
    if (shown.expected && !isHoped)
      return t('goals.half', { half: String(shown.expected.half), version: shown.expected.version })
    return words.goalName({ ...shown, copies: 1 })
  }

  return (
    <Dialog
      title={title}
      widthPx={560}
      mark={!isChoosing && <IconButton icon={ArrowLeft} label={t('add.back')} onClick={() => setChoosing(true)} />}
      onClose={onClose}
    >
      <div className={roles.roles} data-game={page.account.gameId}>
        {isChoosing || !draft ? (
          <ChooseGoal
            page={page}
            words={words}
            text={text}
            onText={setText}
            onChoose={choose}
            onWait={wait}
            onEdit={(goal) => {
              setHoped(isWaiting(goal))
              setEditing(goal)
              setDraft(draftOf(goal, page.goals))
              setChoosing(false)
            }}
          />
        ) : (
          <GoalDetails
            page={page}
            words={words}
            draft={draft}
            isHoped={isHoped}
            editing={editing}
            onDraft={setDraft}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
