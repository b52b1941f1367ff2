import { planKey, readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { useGameSelection } from '#web/state/games'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { later, Thrown } from '#web/ui/part/later.tsx'

/** Needed only by players who have goals. */
const AccountGoals = later(
  async () => (await import('#web/features/plan/bar-goals/account-goals.tsx')).AccountGoals,
  ['plan'],
  { Missing: Thrown },
)

/** Puts the chances of goals on the bars of their banners. (PLAN-31) */
export function BarGoals() {
  const selection = useGameSelection()
  const owners = usePlanOwners()
  const followed = selection?.games.filter(({ id }) => selection.selections[id]?.enabled) ?? []
  const accounts = followed
    .map(({ id }) => planAccountOf(id, owners))
    .filter((account) => readAccountPlan(owners.plan, account).goals.length > 0)

  return accounts.map((account) => <AccountGoals key={planKey(account)} account={account} />)
}
