import { shortMomentText } from '@ephemeris/core/language/dates'
import { expectedBanner, goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { isWaiting } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { DAY_MS, formatInstant } from '@ephemeris/core/time/instant'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { GoalChance } from '#web/features/plan/goals/goal-chance.tsx'
import { EndedGoal, MovedGoal } from '#web/features/plan/goals/goal-changes.tsx'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import type { GoalRowProps } from '#web/features/plan/goals/goal-row-props'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { typedKey } from '#web/lib/page/typed-key'
import { usePreferences } from '#web/state/preferences'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'
import { ActionMenu, type MenuAction } from '#web/ui/menu/action-menu.tsx'
import { useSortableRow } from '#web/ui/sort/sortable-list.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** One goal: what it is, its chance, and what can be done with it. */
export function GoalRow(props: GoalRowProps) {
  const { goal, place, page, words, isShown, onShow } = props
  const t = useTranslations('plan')
  const { singleKeyShortcuts } = usePreferences()
  const name = words.goalName(goal)
  const actions = useActions(props)
  const { ref, style, isDragging, grip } = useSortableRow({
    id: goal.id,
    role: t('goals.movable'),
    label: t('goals.grip', { name }),
    className: styles.grip,
    gripPx: 16,
  })
  const { situation } = page
  if (!situation) return null
  const until = goalEnd(goal, situation)
  const result = page.answers.get(goal.id)?.result ?? null
  const isEnded = until <= situation.now
  // Between two servers a banner ends less than a day apart: that is no move. (PLAN-15)
  const isMoved = goal.bannerId !== null && Math.abs(until - goal.until) >= DAY_MS

  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    const act = keysOf(props, singleKeyShortcuts)[event.altKey ? `Alt+${event.key}` : typedKey(event)]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    act(event.currentTarget)
  }

  return (
    <Grid
      as="li"
      gap={8}
      rowGap={0}
      align="center"
      ref={ref}
      className={styles.goal}
      style={style}
      data-goal={goal.id}
      data-chance-low={result?.chance.low}
      data-chance-high={result?.chance.high}
      data-pulls-to-guarantee={result?.pullsToGuarantee}
      data-until={formatInstant(until)}
      data-skipped={goal.isSkipped || isEnded || undefined}
      data-expected={goal.bannerId === null || undefined}
      data-shown={isShown || undefined}
      data-dragging={isDragging || undefined}
    >
      {grip}
      <Grid as="span" className={styles.sign} aria-hidden>
        <GoalFace goal={goal} index={situation.index} words={words} sizePx={40} />
        <Text kind="small" weight="bold" figures className={styles.number}>
          {place + 1}
        </Text>
      </Grid>
      <div>
        <Text
          as={Pressable}
          kind="bold"
          className={styles.name}
          data-goal-name
          aria-current={isShown || undefined}
          title={t('goals.show', { name })}
          onClick={onShow}
          onKeyDown={press}
        >
          {name}
        </Text>
        {goal.bannerId === null && <Tag isDashed>{t(isWaiting(goal) ? 'goals.waiting' : 'goals.expected')}</Tag>}
        <GoalDates goal={goal} situation={situation} words={words} />
      </div>
      <GoalChance goal={goal} page={page} words={words} />
      {!isEnded && <ActionMenu label={t('goals.moreName', { name })} actions={actions} />}
      {isEnded && <EndedGoal {...props} name={name} />}
      {isMoved && !isEnded && <MovedGoal page={page} goal={goal} until={until} words={words} />}
    </Grid>
  )
}

type Act = (from: HTMLElement) => void

function keysOf(
  { onMove, onRemove, onToggle }: GoalRowProps,
  hasLetters: boolean,
): Readonly<Partial<Record<string, Act>>> {
  return {
    ArrowUp: (from) => focusNext(from, -1),
    ArrowDown: (from) => focusNext(from, 1),
    'Alt+ArrowUp': () => onMove(-1),
    'Alt+ArrowDown': () => onMove(1),
    Delete: onRemove,
    ...(hasLetters && { x: onToggle }),
  }
}

function focusNext(from: HTMLElement, by: number): void {
  const names = [...(from.closest('ol')?.querySelectorAll<HTMLElement>('[data-goal-name]') ?? [])]
  names[names.indexOf(from) + by]?.focus()
}

interface GoalDatesProps {
  goal: PlannedGoal
  situation: PlanSituation
  words: PlanWords
}

/** Where a goal is had, and until when. */
function GoalDates({ goal, situation, words }: GoalDatesProps) {
  const t = useTranslations('plan')
  const style = useMomentStyle()
  const until = goalEnd(goal, situation)
  if (goal.bannerId === null && !goal.expected && isWaiting(goal)) {
    return (
      <Text kind="note" as="div" tight>
        {goal.isRerun ? t('goals.rerun') : t('goals.hopedBy', { date: words.date(until) })}
      </Text>
    )
  }
  if (goal.bannerId !== null || !goal.expected) {
    // Kept on one line.
    const time = shortMomentText(until, style).replaceAll(' ', '\u00a0')
    return (
      <Text kind="note" as="div" tight>
        {t('goals.ends', { pool: words.poolName(goal.poolId), time })}
      </Text>
    )
  }
  const span = expectedBanner(goal.expected, situation.calendar.versions)
  return (
    <Text kind="note" as="div" tight>
      {t('goals.half', { half: String(goal.expected.half), version: goal.expected.version })}
      <br />
      <span>
        {span
          ? t('goals.span', { from: words.date(span.startAt), to: words.date(span.endAt) })
          : words.dateOf(until, true)}
      </span>
    </Text>
  )
}

/** What can be done with a goal whose banner is not over, the most usual first. */
function useActions({ goal, place, page, onMove, onToggle, onEdit, onGot, onRemove }: GoalRowProps): MenuAction[] {
  const t = useTranslations('plan')
  const isFirst = place === 0
  const isLast = place === page.goals.length - 1
  return [
    { label: t('goals.edit'), icon: Pencil, onPress: onEdit },
    goal.isSkipped
      ? { label: t('goals.include'), icon: Eye, onPress: onToggle }
      : { label: t('goals.skip'), icon: EyeOff, onPress: onToggle },
    ...(isFirst ? [] : [{ label: t('goals.up'), icon: ArrowUp, onPress: () => onMove(-1) }]),
    ...(isLast ? [] : [{ label: t('goals.down'), icon: ArrowDown, onPress: () => onMove(1) }]),
    { label: t('goals.got'), icon: Check, onPress: onGot },
    { label: t('goals.removeShort'), icon: Trash2, onPress: onRemove },
  ]
}
