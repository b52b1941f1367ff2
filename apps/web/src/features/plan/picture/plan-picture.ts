import type { Range } from '@ephemeris/core/plan/chance/plan'
import { type SavedDay, savedByDay } from '@ephemeris/core/plan/chance/saved-pulls'
import { type ShownChance, shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import { type PlanSituation, planInputOf } from '@ephemeris/core/plan/goals/player-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { GoalAnswers } from '#web/state/plan/use-goal-answers'

/** A goal in the picture. */
export interface DrawnGoal {
  readonly goal: PlannedGoal
  /** In the player's order, from 1. */
  readonly number: number
  readonly until: Instant
  readonly isExpected: boolean
  readonly chance: ShownChance
  /** Those before it in the player's order, which its chance and its needs include. */
  readonly before: readonly PlannedGoal[]
  /** For 50, 75, 90 % and sure, all goals up to this one together; `low` with everything unknown at its best. */
  readonly needs: readonly { readonly level: number; readonly pulls: Range }[]
}

export interface PlanPicture {
  readonly from: Instant
  readonly to: Instant
  readonly days: readonly SavedDay[]
  /** Oldest end first. */
  readonly goals: readonly DrawnGoal[]
}

const MARGIN_MS = 7 * DAY_MS
/** Without a goal that has an end to come. */
const OUTLOOK_MS = 42 * DAY_MS

/** What the picture shows: what is saved by each day, and what each goal needs. (PLAN-12) */
export function planPicture(
  situation: PlanSituation,
  { goals, answers, clock }: { goals: readonly PlannedGoal[]; answers: GoalAnswers; clock: DisplayedClock },
): PlanPicture {
  const { now, facts } = situation
  const drawn = goals
    .flatMap((goal, place): DrawnGoal[] => {
      const result = answers.get(goal.id)?.result
      if (!result) return []
      const needs = result.levels.map(({ level, need }) => ({ level, pulls: need }))
      const until = goalEnd(goal, situation)
      const before = goals.slice(0, place).filter(({ id }) => answers.has(id))
      const isExpected = goal.bannerId === null
      return [{ goal, number: place + 1, until, isExpected, chance: shownChance(result), before, needs }]
    })
    .toSorted((one, other) => one.until - other.until)
  const last = drawn.at(-1)?.until
  const to = instant(last === undefined ? now + OUTLOOK_MS : last + MARGIN_MS)
  const { owned, maybe = {}, payments } = planInputOf(situation)
  const ends = drawn.map(({ until }) => until)
  return { from: now, to, goals: drawn, days: savedByDay({ owned, maybe, payments, ends, facts, now, clock }, to) }
}
