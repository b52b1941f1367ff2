import { ArrowDown, ArrowUp, Check, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GoalRowProps } from '#web/features/plan/goals/goal-row-props'
import styles from '#web/features/plan/goals/goals.module.css'

/** What can be done with a goal whose banner is not over. */
export function GoalTools(props: GoalRowProps & { name: string }) {
  const { goal, place, page, name, onMove, onToggle, onEdit, onRemove, onGot } = props
  const t = useTranslations('plan')
  const Skip = goal.isSkipped ? Eye : EyeOff
  return (
    <div className={styles.tools}>
      <button type="button" disabled={place === 0} aria-label={t('goals.up', { name })} onClick={() => onMove(-1)}>
        <ArrowUp size={15} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        disabled={place === page.goals.length - 1}
        aria-label={t('goals.down', { name })}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={15} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={goal.isSkipped ? t('goals.countName', { name }) : t('goals.skipName', { name })}
        onClick={onToggle}
      >
        <Skip size={15} strokeWidth={1.75} aria-hidden />
        {goal.isSkipped ? t('goals.count2') : t('goals.skip')}
      </button>
      <button type="button" aria-label={t('goals.editName', { name })} onClick={onEdit}>
        <Pencil size={15} strokeWidth={1.75} aria-hidden />
        {t('goals.edit')}
      </button>
      <button type="button" aria-label={t('goals.gotName', { name })} onClick={onGot}>
        <Check size={15} strokeWidth={1.75} aria-hidden />
        {t('goals.got')}
      </button>
      <button type="button" className={styles.remove} aria-label={t('goals.remove', { name })} onClick={onRemove}>
        <Trash2 size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
