import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { useTranslations } from 'use-intl'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { toTenths } from '#web/i18n/words/numbers'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { Text } from '#web/ui/text/text.tsx'

/** How much of the sum the plan counts on, if that is a pull. */
export function TonightHint({ state }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const planned = usePlannedShare(state)
  if (!planned || planned.pulls < 1) return null

  return (
    <Text kind="note" as="p">
      {t('inPlan', { pulls: toTenths(planned.pulls), name: planned.name })}
    </Text>
  )
}

/** How much of tonight's loss is in the plan for the first goal of the first game that has one; `null`: there is none. */
function usePlannedShare({
  tonight,
  incomes,
  banners,
  itemNames,
  now,
}: Pick<TonightState, 'tonight' | 'incomes' | 'banners' | 'itemNames' | 'now'>): {
  readonly name: string
  readonly pulls: number
} | null {
  const owners = usePlanOwners()
  for (const { gameId, calendar } of incomes) {
    const { goals } = readAccountPlan(owners.plan, planAccountOf(gameId, owners))
    const isOpen = (goal: PlannedGoal) => !goal.isSkipped && goalEnd(goal, { calendar, banners, now }) > now
    // A goal keeps the name of the language in which it was chosen.
    const nameOf = ({ itemId, name }: PlannedGoal) => itemNames[gameId]?.get(itemId ?? '') ?? name
    const first = goals.find((goal) => isOpen(goal) && nameOf(goal) !== null)
    const name = first ? nameOf(first) : null
    if (name === null) continue
    const own = (tonight?.open ?? []).filter((row) => row.gameId === gameId)
    return { name, pulls: own.reduce((sum, { limitedPulls }) => sum + limitedPulls, 0) }
  }
  return null
}
