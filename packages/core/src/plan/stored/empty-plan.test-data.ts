import type { AccountPlan } from './player-plan.ts'

export const EMPTY_PLAN: AccountPlan = {
  goals: [],
  owned: {},
  baselines: {},
  since: null,
  passUntil: null,
  counted: {},
  taken: {},
  takenAt: {},
  got: {},
  amounts: {},
  standings: {},
}
