import { useTranslations } from 'use-intl'
import type { Adding } from '#web/features/plan/add-goal/adding'
import { Panel } from '#web/ui/layout/layout.tsx'
import { GreyRows, Progress } from '#web/ui/message/progress.tsx'
import { useBusyPress } from '#web/ui/part/use-busy-press'

/** While the rules of plans, or the facts of the game, are loaded: the dialog of goals waits for them too. (PLAN-39) */
export function PlanProgress({ adding }: { adding: Adding | null }) {
  const t = useTranslations('plan')
  useBusyPress(adding !== null)
  return (
    <Panel>
      <Progress label={t('loading')} />
      <GreyRows />
    </Panel>
  )
}
