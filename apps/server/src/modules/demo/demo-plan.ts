import type { Activity } from '@ephemeris/core/activity/activity'
import { bannerGoals, UNKNOWN_POOL } from '@ephemeris/core/plan/goals/banner-goals'
import type { AccountPlan, PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { withAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { factsOf, homeOf } from '../gacha/gacha-facts.ts'
import { DEMO_GAME, DEMO_UIDS, demoPulls } from './demo-pulls.ts'

const GOALS = 2
/** Enough for a chance that is neither none nor sure. */
const OWNED = { primogem: 7360, intertwined_fate: 12 }
const PASS_MS = 18 * DAY_MS

/**
 * A made-up plan for Genshin Impact: two goals of banners that run, each in a pool of its own, and some savings. Fewer
 * goals where fewer banners run. Nothing is wanted that the account has.
 */
export function demoPlan(activities: readonly Activity[], now: Instant): SettingsObject {
  const account = { gameId: DEMO_GAME, uid: DEMO_UIDS[DEMO_GAME] } as const
  const had = new Set(demoPulls(DEMO_GAME, now).map(({ itemId }) => itemId))
  const input = { index: factsOf(DEMO_GAME), server: homeOf(DEMO_GAME, account.uid).offset }
  const running = activities
    .filter(({ gameId, type }) => gameId === DEMO_GAME && type === 'gacha')
    .flatMap((activity) => bannerGoals(activity, input))
    .filter(({ poolId }) => poolId !== UNKNOWN_POOL)
    .filter(({ startAt, until, itemId }) => startAt <= now && until > now && itemId !== null && !had.has(itemId))
  const first = running.filter(({ poolId }, place) => running.findIndex((one) => one.poolId === poolId) === place)
  const goals = first.slice(0, GOALS).map(({ startAt: _start, isExpected: _expected, ...goal }, place): PlannedGoal => {
    return { ...goal, id: `demo-${place + 1}`, copies: 1, isSkipped: false }
  })
  const baselines = Object.entries(OWNED).map(
    ([thing, amount]) =>
      [thing, { amount, at: now, typedAt: now, included: [], added: [], maybe: 0, earlier: [] }] as const,
  )
  const plan: AccountPlan = {
    goals,
    owned: OWNED,
    baselines: Object.fromEntries(baselines),
    since: now,
    passUntil: instant(now + PASS_MS),
    counted: {},
    taken: {},
    takenAt: {},
    got: {},
    amounts: {},
    standings: {},
  }
  return withAccountPlan({}, account, plan)
}
