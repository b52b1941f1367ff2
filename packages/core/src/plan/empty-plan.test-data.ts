import type { AccountPlan } from './player-plan.ts'

export const EMPTY_PLAN: AccountPlan = {
  goals: [],
  owned: {},
  passUntil: null,
  counted: {},
  taken: {},
  amounts: {},
  standings: {},
}
