import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import { askedPools, goalAnswersOf, isPityUnknown, maxCopies } from '@ephemeris/core/plan/goals/player-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import Flag from 'lucide-react/icons/flag'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/add-goal.module.css'
import { ComingChances } from '#web/features/plan/add-goal/coming-chances.tsx'
import { type GoalDraft, withDraft } from '#web/features/plan/add-goal/goal-draft'
import { GoalSubject } from '#web/features/plan/add-goal/goal-subject.tsx'
import { goalOf } from '#web/features/plan/add-goal/use-add-offer'
import { useWeaponBeside } from '#web/features/plan/add-goal/use-weapon-beside'
import { WhenHoped } from '#web/features/plan/add-goal/when-hoped.tsx'
import { WhoOrWhat } from '#web/features/plan/add-goal/who-or-what.tsx'
import { AskGuarantee, useGuaranteeCases } from '#web/features/plan/ask-guarantee.tsx'
import { AskPity } from '#web/features/plan/ask-pity.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { addGoals, changeGoal, moveGoal } from '#web/state/plan/plan-actions'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { DialogFoot } from '#web/ui/dialog/dialog.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface GoalDetailsProps {
  page: PlanPage
  words: PlanWords
  draft: GoalDraft
  /** Its item is known and no banner of it is announced. */
  isHoped: boolean
  /** The goal that is changed; `null`: a new one. */
  editing: PlannedGoal | null
  onDraft: (draft: GoalDraft) => void
  onClose: () => void
}

/** Of no goals that are kept. */
const DRAFT_ID = 'draft'
const WEAPON_ID = 'weapon'

/** Who, how many, in which place of the order, and what that makes of the chance. */
export function GoalDetails({ page, words, draft, isHoped, editing, onDraft, onClose }: GoalDetailsProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const id = useId()
  const { situation, account, goals } = page
  const ownId = editing?.id ?? DRAFT_ID
  const offered = useWeaponBeside(page, draft)
  const [isWeaponToo, setWeaponToo] = useState(false)
  const weapon = isWeaponToo ? offered : null
  const planned = useMemo(() => {
    const drafted = withDraft(goals, draft, ownId)
    if (!weapon) return drafted
    return drafted.toSpliced(draft.place + 1, 0, { ...goalOf(weapon), id: WEAPON_ID, isSkipped: false })
  }, [goals, draft, ownId, weapon])
  const lastId = weapon ? WEAPON_ID : ownId
  const answer = useMemo(() => {
    if (!situation) return null
    const answers = goalAnswersOf({ ...situation, plan: { ...situation.plan, goals: planned } })
    return answers.find(({ id }) => id === lastId) ?? null
  }, [situation, planned, lastId])
  const cases = useGuaranteeCases(ownId, situation, planned)
  if (!situation) return null
  const { index } = situation
  const until = goalEnd({ ...draft, id: ownId, isSkipped: false }, situation)
  const poolIds = weapon ? [draft.poolId, weapon.poolId] : [draft.poolId]
  const isShown = !poolIds.some((poolId) => isPityUnknown(poolId, situation))
  const owned = page.records && draft.itemId !== null ? copiesIn(page.records, draft.itemId) : null
  const pool = index.pools.get(draft.poolId)
  const most = pool ? maxCopies(pool) : 1
  const copies = Math.min(draft.copies, most)
  const blocker = answer?.result === null ? planned.find(({ id }) => id === answer.blocker.goalId) : undefined
  const slots = goals.length + (editing ? 0 : 1)
  const names = planned
    .slice(0, draft.place + poolIds.length)
    .filter((goal) => !goal.isSkipped && goalEnd(goal, situation) > situation.now)
    .map(words.goalName)

  function submit(): void {
    const { place, ...chosen } = draft
    const goal = { ...chosen, copies, until }
    const name = words.goalName(goal)
    if (editing) {
      changeGoal(account, editing.id, goal)
      moveGoal(account, editing.id, place)
    } else {
      const other = weapon && goalOf(weapon)
      const undo = addGoals(account, other ? [goal, other] : [goal], place)
      const action = { label: t('undo'), onPress: undo }
      const text = other ? t('add.addedBoth', { name, other: words.goalName(other) }) : t('add.added', { name })
      showToast({ tone: 'success', topic: 'plan', text, action })
    }
    onClose()
  }

  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <GoalSubject draft={draft} situation={situation} words={words} isHoped={isHoped} />
      {isHoped && <WhenHoped draft={draft} situation={situation} onDraft={onDraft} />}
      {draft.expected && !isHoped && <WhoOrWhat draft={draft} situation={situation} onDraft={onDraft} />}
      <Row gap={12} padY={8} justify="between" className={styles.field}>
        <span id={`${id}-copies`}>
          {t('add.copies')}
          {owned !== null && (
            <Text kind="note" as="div">
              {t('add.ownedCopies', { count: owned })}
            </Text>
          )}
        </span>
        <Row as="span" inline className={styles.stepper} role="group" aria-labelledby={`${id}-copies`}>
          <IconButton
            icon={Minus}
            label={t('add.fewer')}
            disabled={copies <= 1}
            onClick={() => onDraft({ ...draft, copies: copies - 1 })}
          />
          <b aria-live="polite">{copies}</b>
          <IconButton
            icon={Plus}
            label={t('add.more')}
            disabled={copies >= most}
            onClick={() => onDraft({ ...draft, copies: copies + 1 })}
          />
        </Row>
      </Row>
      {slots > 1 && (
        <Row gap={12} padY={8} justify="between" className={styles.field}>
          <label htmlFor={`${id}-place`}>{t('add.order')}</label>
          <Select
            id={`${id}-place`}
            options={Array.from({ length: slots }, (_, place) => ({
              value: String(place),
              label: t('add.place', { number: place + 1, count: slots }),
            }))}
            value={String(draft.place)}
            onChange={(place) => onDraft({ ...draft, place: Number(place) })}
          />
        </Row>
      )}
      {offered && !editing && (
        <Row gap={10} className={styles.weapon}>
          <Checkbox id={`${id}-weapon`} checked={isWeaponToo} onChange={() => setWeaponToo(!isWeaponToo)} />
          <label htmlFor={`${id}-weapon`}>{t('add.andWeapon', { name: words.goalName(goalOf(offered)) })}</label>
        </Row>
      )}
      {askedPools(poolIds, situation).map((poolId) => (
        <AskPity key={poolId} account={account} situation={situation} poolId={poolId} words={words} />
      ))}
      <AskGuarantee
        account={account}
        situation={situation}
        poolId={draft.poolId}
        words={words}
        cases={isShown && !draft.isRerun && !weapon ? cases : null}
      />
      {isShown && isHoped && <ComingChances situation={situation} planned={planned} goalId={ownId} words={words} />}
      {isShown && !draft.isRerun && (
        <Grid gap={14} align="center" padY={12} padX={16} className={styles.result} aria-live="polite">
          {answer?.result ? (
            <>
              <Text kind="heading" as="b" figures oneLine>
                {words.chance(shownChance(answer.result))}
              </Text>
              <Text as="p" kind="hint">
                {t('add.result', {
                  names: format.list(names),
                  date: words.dateOf(weapon?.until ?? until, draft.bannerId === null),
                })}
              </Text>
            </>
          ) : (
            <Text as="p" kind="hint">
              {blocker && blocker.id !== lastId
                ? t('add.blocked', { blocker: words.goalName(blocker) })
                : t('add.resultNone')}
            </Text>
          )}
        </Grid>
      )}
      <DialogFoot>
        <Button type="submit" look="primary">
          <Flag size={16} strokeWidth={2} aria-hidden />
          <span>{editing ? t('add.save') : t('add.submit')}</span>
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogFoot>
    </Stack>
  )
}

/** How many of an item the records have. */
function copiesIn({ histories }: CountedAccount, itemId: string): number {
  return [...histories.values()].reduce(
    (sum, { pulls }) => sum + pulls.filter(({ pull }) => pull.itemId === itemId).length,
    0,
  )
}
