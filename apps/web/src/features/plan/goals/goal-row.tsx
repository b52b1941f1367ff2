import { useSortable } from '@dnd-kit/sortable'
import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import { isWaiting } from '@ephemeris/core/plan/goals/waiting-goals'
import { formatInstant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { GoalFace } from '#web/features/plan/goal-face.tsx'
import { GoalChance } from '#web/features/plan/goals/goal-chance.tsx'
import { EndedGoal, MovedGoal } from '#web/features/plan/goals/goal-changes.tsx'
import { GoalDates } from '#web/features/plan/goals/goal-dates.tsx'
import type { GoalRowProps } from '#web/features/plan/goals/goal-row-props'
import { GoalTools } from '#web/features/plan/goals/goal-tools.tsx'
import styles from '#web/features/plan/goals/goals.module.css'
import { usePreferences } from '#web/state/preferences'

/** One goal: what it is, its chance, and what can be done with it. */
export function GoalRow(props: GoalRowProps) {
  const { goal, place, page, words, isShown, onShow } = props
  const t = useTranslations('plan')
  const { singleKeyShortcuts } = usePreferences()
  const name = words.goalName(goal)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: goal.id,
    attributes: { roleDescription: t('goals.movable') },
  })
  const { situation } = page
  if (!situation) return null
  const until = goalEnd(goal, situation)
  const result = page.answers.get(goal.id)?.result ?? null
  const isEnded = until <= situation.now
  const isMoved = goal.bannerId !== null && Math.abs(until - goal.until) >= MINUTE_MS

  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    const act = keysOf(props, singleKeyShortcuts)[event.altKey ? `Alt+${event.key}` : event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    act(event.currentTarget)
  }

  return (
    <li
      ref={setNodeRef}
      className={styles.goal}
      style={{ translate: transform ? `0 ${transform.y}px` : undefined, transition }}
      data-goal={goal.id}
      data-chance-low={result?.chance.low}
      data-chance-high={result?.chance.high}
      data-sure-pulls={result?.surePulls}
      data-until={formatInstant(until)}
      data-skipped={goal.isSkipped || isEnded || undefined}
      data-expected={goal.bannerId === null || undefined}
      data-shown={isShown || undefined}
      data-dragging={isDragging || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('goals.grip', { name })}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <span className={styles.sign} aria-hidden>
        <GoalFace goal={goal} index={situation.index} words={words} sizePx={40} />
        <span className={styles.number}>{place + 1}</span>
      </span>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          data-goal-name
          aria-current={isShown || undefined}
          title={t('goals.show', { name })}
          onClick={onShow}
          onKeyDown={press}
        >
          {name}
        </button>
        {goal.bannerId === null && (
          <span className={styles.tag}>{t(isWaiting(goal) ? 'goals.waiting' : 'goals.expected')}</span>
        )}
        <GoalDates goal={goal} situation={situation} words={words} />
      </div>
      <GoalChance goal={goal} page={page} words={words} />
      {isEnded ? <EndedGoal {...props} name={name} /> : <GoalTools {...props} name={name} />}
      {isMoved && !isEnded && <MovedGoal page={page} goal={goal} until={until} words={words} />}
    </li>
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
    ...(hasLetters && { x: onToggle, X: onToggle }),
  }
}

function focusNext(from: HTMLElement, by: number): void {
  const names = [...(from.closest('ol')?.querySelectorAll<HTMLElement>('[data-goal-name]') ?? [])]
  names[names.indexOf(from) + by]?.focus()
}
