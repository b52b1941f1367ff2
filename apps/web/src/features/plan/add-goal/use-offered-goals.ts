import { isCharacter } from '@ephemeris/core/gacha/facts'
import { type ShownChance, shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import {
  expectedGoals,
  type GoalCandidate,
  knownGoals,
  lastPoolOf,
  UNKNOWN_POOL,
} from '@ephemeris/core/plan/goals/banner-goals'
import { isPityUnknown, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { signatureItem } from '@ephemeris/core/plan/goals/signature-item'
import { addedGoalAnswers } from '@ephemeris/core/plan/goals/single-goal'
import { instant } from '@ephemeris/core/time/instant'
import { useMemo } from 'react'
import type { PlanPage } from '#web/features/plan/use-plan-page'

/** Coming halves of versions that are offered. */
const EXPECTED = 4

export interface OfferedGoal extends GoalCandidate {
  readonly key: string
  /** It has not begun. */
  readonly isComing: boolean
  /**
   * Of a goal of the plan that of the plan, else as its last goal; `null`: no published rule gives it. The first call
   * takes some milliseconds. (PLAN-57)
   */
  readonly findChance: () => ShownChance | null
  readonly isPityUnknown: boolean
}

export interface OfferedGoals {
  readonly running: readonly OfferedGoal[]
  readonly coming: readonly OfferedGoal[]
}

/** What can be chosen: what runs, soonest end first, and what comes, soonest start first, the expected last. */
export function useOfferedGoals({ situation, calendar, goals, answers }: PlanPage): OfferedGoals {
  const { activities } = calendar
  return useMemo(() => {
    if (!situation) return { running: [], coming: [] }
    const { index, now } = situation
    const { server } = situation.calendar
    const known = knownGoals(activities, { index, server, now })
    const knownUntil = instant(
      Math.max(now, ...known.filter(({ isExpected }) => !isExpected).map(({ until }) => until)),
    )
    const poolId = characterPoolOf(situation)
    const expected = poolId === null ? [] : expectedGoals(situation, { poolId, knownUntil, count: EXPECTED })
    const candidates = [...known, ...expected].toSorted((one, other) => one.until - other.until)
    const answerOf = addedGoalAnswers(candidates, situation)
    const offered = candidates.map((candidate): OfferedGoal => {
      let chance: ShownChance | null | undefined
      const findChance = () => {
        if (chance !== undefined) return chance
        const planned = goals.find((goal) => isSameOffer(candidate, goal))
        const result = (planned && answers.get(planned.id)?.result) ?? answerOf(candidate)
        chance = result && shownChance(result)
        return chance
      }
      return {
        ...candidate,
        key: keyOf(candidate),
        isComing: candidate.startAt > now,
        findChance,
        isPityUnknown: isPityUnknown(candidate.poolId, situation),
      }
    })
    return {
      running: offered.filter(({ isComing }) => !isComing),
      coming: offered.filter(({ isComing }) => isComing).toSorted(byStart),
    }
  }, [situation, activities, goals, answers])
}

/** What is only expected comes last, and what has no rules after what starts with it. */
function byStart(one: OfferedGoal, other: OfferedGoal): number {
  const late = ({ isExpected }: OfferedGoal) => Number(isExpected)
  const ruleless = ({ poolId }: OfferedGoal) => Number(poolId === UNKNOWN_POOL)
  return late(one) - late(other) || one.startAt - other.startAt || ruleless(one) - ruleless(other)
}

/** Each character directly followed by what was made for it. (PLAN-54) */
export function withWeapons(
  offers: readonly OfferedGoal[],
  { index, calendar }: PlanSituation,
): readonly OfferedGoal[] {
  const pairs = offers.map((offer) => {
    const item = offer.itemId === null ? undefined : index.items.get(offer.itemId)
    const weaponId =
      item && isCharacter(index, item.type) ? signatureItem(item.id, { index, server: calendar.server }) : null
    return { offer, weapons: weaponId === null ? [] : offers.filter(({ itemId }) => itemId === weaponId) }
  })
  const beside = new Set(pairs.flatMap(({ weapons }) => weapons))
  return pairs.filter(({ offer }) => !beside.has(offer)).flatMap(({ offer, weapons }) => [offer, ...weapons])
}

/** The pool for anyone who comes: that of the last featured character. */
export function characterPoolOf({ index }: Pick<PlanSituation, 'index'>): string | null {
  return poolOfKind(index, true)
}

export function weaponPoolOf({ index }: Pick<PlanSituation, 'index'>): string | null {
  return poolOfKind(index, false)
}

function poolOfKind(index: PlanSituation['index'], isFor: boolean): string | null {
  const types = index.facts.itemTypes.filter(({ id }) => isCharacter(index, id) === isFor)
  return types.map(({ id }) => lastPoolOf(id, index)).find((pool) => pool !== null) ?? null
}

function keyOf({ bannerId, expected, itemId, name }: GoalCandidate): string {
  return `${bannerId ?? `${expected?.version}/${expected?.half}`} ${itemId ?? name}`
}

export function isSameOffer(
  { bannerId, itemId, expected, name }: Pick<GoalCandidate, 'bannerId' | 'itemId' | 'expected' | 'name'>,
  goal: Pick<GoalCandidate, 'bannerId' | 'itemId' | 'expected' | 'name'>,
): boolean {
  if (bannerId !== null) return goal.bannerId === bannerId && goal.itemId === itemId
  return goal.expected?.version === expected?.version && goal.expected?.half === expected?.half && goal.name === name
}
