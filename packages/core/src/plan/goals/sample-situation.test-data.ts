import { INCOME } from '@ephemeris/gamedata/income/income'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import { activityId } from '../../activity/activity-id.ts'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { incomeCalendarOf } from '../../income/income-calendar.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import type { PlannedGoal } from '../stored/player-plan.ts'
import type { PlanSituation } from './player-goals.ts'

export const NOW = instant(Date.UTC(2026, 4, 20, 12))
const SERVER = utcOffset(480)
export const UNTIL = instant(NOW + 30 * DAY_MS)
export const GOAL: PlannedGoal = {
  id: 'goal',
  poolId: '301',
  bannerId: 'banner',
  expected: null,
  itemId: null,
  name: null,
  copies: 1,
  until: UNTIL,
  isSkipped: false,
  isRerun: false,
}

/** One goal of Genshin Impact in thirty days, with the shipped facts. */
export function situation(change: Partial<PlanSituation> = {}): PlanSituation {
  const facts = { cycles: CYCLES.genshin, versions: VERSIONS.genshin, versionDays: OBSERVED.genshin.versionDays }
  return {
    gameId: 'genshin',
    facts: INCOME.genshin,
    calendar: incomeCalendarOf(facts, SERVER, instant(NOW + 600 * DAY_MS)),
    marks: {},
    plan: { ...EMPTY_PLAN, goals: [GOAL] },
    now: NOW,
    index: sampleFactsOf('genshin'),
    histories: new Map(),
    banners: new Map([['banner', { startAt: instant(NOW - 5 * DAY_MS), endAt: UNTIL }]]),
    recent: [],
    ...change,
  }
}

/** The Spiral Abyss that is open then. */
export const SPIRAL_ABYSS = activityId('genshin', 'spiral_abyss/2026-05-16')
