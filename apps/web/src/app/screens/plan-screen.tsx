import { Plan } from '#web/features/plan/plan.tsx'

export function PlanScreen() {
  return <Plan />
}
