import type { Activity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { cycleLinks } from '@ephemeris/core/plan/cycle-links'
import { choicesOf, takenByMarks } from '@ephemeris/core/plan/player-income'
import { readAccountPlan } from '@ephemeris/core/plan/stored-plan'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { TonightIncome } from '@ephemeris/core/tonight/tonight'
import { INCOME } from '@ephemeris/gamedata/income'
import { useMemo } from 'react'
import { useServerOffset } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { useMarks } from '#web/state/marks'
import { planAccountOf } from '#web/state/plan/plan-account'
import { calendarOf } from '#web/state/plan/plan-facts'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'

/** Longer than any period that is open. */
const AHEAD_MS = 90 * DAY_MS

/** What pays in each of the player's games, by the plan of the account that is looked at; `null` until they are known. */
export function useIncomes(activities: readonly Activity[], now: Instant): readonly TonightIncome[] | null {
  const selection = useGameSelection()
  const server = useServerOffset()
  const marks = useMarks()
  const owners = usePlanOwners()
  const day = Math.floor(now / DAY_MS)

  const bases = useMemo(() => {
    const until = instant(day * DAY_MS + AHEAD_MS)
    const followed = selection?.games.filter(({ id }) => selection.selections[id]?.enabled) ?? null
    return (
      followed?.map(({ id: gameId }) => {
        const own = activities.filter((activity) => activity.gameId === gameId)
        const showsCycles = selection?.selections[gameId]?.activities.includes('challenge') ?? false
        const base = {
          gameId,
          facts: showsCycles ? INCOME[gameId] : withoutCycles(gameId),
          calendar: calendarOf(gameId, { server, until, activities: own }),
        }
        return { ...base, links: cycleLinks(base, own) }
      }) ?? null
    )
  }, [selection, server, activities, day])

  return useMemo(() => {
    const today = { from: instant(day * DAY_MS), to: instant((day + 1) * DAY_MS) }
    return (
      bases?.map((base) => {
        const plan = readAccountPlan(owners.plan, planAccountOf(base.gameId, owners))
        return { ...base, choices: choicesOf(plan, takenByMarks({ ...base, marks }, today)) }
      }) ?? null
    )
  }, [bases, owners, marks, day])
}

/** Who does not follow the challenges of a game is not reminded of them. */
function withoutCycles(gameId: GameId): TonightIncome['facts'] {
  const facts = INCOME[gameId]
  return { ...facts, sources: facts.sources.filter(({ cadence }) => cadence.unit !== 'cycle') }
}
