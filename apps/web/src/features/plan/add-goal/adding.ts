import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'

/** What the dialog is opened for: a new goal, or one that is changed. */
export type Adding = { readonly kind: 'new' } | { readonly kind: 'edit' | 'again'; readonly goal: PlannedGoal }
