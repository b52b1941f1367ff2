import { planKey, readAccountPlan } from '@ephemeris/core/plan/stored-plan'
import { lazy, Suspense } from 'react'
import { Texts } from '#web/i18n/texts.tsx'
import { useGameSelection } from '#web/state/games'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'

/** Needed only by players who have goals. */
const AccountGoals = lazy(async () => ({
  default: (await import('#web/features/plan/bar-goals/account-goals.tsx')).AccountGoals,
}))

/** Puts the chances of goals on the bars of their banners. (PLAN-31) */
export function BarGoals() {
  const selection = useGameSelection()
  const owners = usePlanOwners()
  const followed = selection?.games.filter(({ id }) => selection.selections[id]?.enabled) ?? []
  const accounts = followed
    .map(({ id }) => planAccountOf(id, owners))
    .filter((account) => readAccountPlan(owners.plan, account).goals.length > 0)
  if (accounts.length === 0) return null

  return (
    <Suspense>
      <Texts areas={['plan']}>
        {accounts.map((account) => (
          <AccountGoals key={planKey(account)} account={account} />
        ))}
      </Texts>
    </Suspense>
  )
}
