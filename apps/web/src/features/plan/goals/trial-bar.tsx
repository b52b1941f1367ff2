import FlaskConical from 'lucide-react/icons/flask-conical'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanPage, Trial } from '#web/features/plan/use-plan-page'
import { usePlanWords } from '#web/features/plan/use-plan-words'
import { Button } from '#web/ui/button/button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

/** Says that nothing is kept yet, and what is tried. (PLAN-13) */
export function TrialBar({ page, trial }: { page: PlanPage; trial: Trial }) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const words = usePlanWords(page.situation?.index ?? null)
  const changed = trial.goals.filter(
    ({ id, isSkipped }) => page.plan.goals.find((goal) => goal.id === id)?.isSkipped !== isSkipped,
  )
  const namesOf = (isSkipped: boolean) => changed.filter((goal) => goal.isSkipped === isSkipped).map(words.goalName)
  const [without, back] = [namesOf(true), namesOf(false)]
  const what =
    without.length > 0
      ? t('trial.without', { names: format.list(without) })
      : back.length > 0
        ? t('trial.with', { names: format.list(back) })
        : t('trial.order')

  return (
    <Row gap={12} rowGap={8} padX={16} padY={8} wrap text="body" className={styles.bar} role="status">
      <FlaskConical size={18} strokeWidth={1.75} aria-hidden />
      <p>
        <b>{what}</b> {t('trial.unchanged')}
      </p>
      <Button look="ghost" onClick={trial.undo}>
        {t('undo')}
      </Button>
      <Button onClick={trial.keep}>{t('trial.keep')}</Button>
    </Row>
  )
}
