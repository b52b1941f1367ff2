import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { VersionWindow } from '@ephemeris/core/activity/expected-versions'
import { periodsOf } from '@ephemeris/core/activity/recurrence'
import { horizonOf } from '@ephemeris/core/activity/recurrence-horizon'
import type { Period, Range } from '@ephemeris/core/activity/recurrence-rule'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { CYCLES, type Cycle } from '@ephemeris/gamedata/recurring'
import { activityId } from './activity-id.ts'
import { coreCycle } from './core-cycle.ts'
import { factSource } from './fact-source.ts'
import { fullTitle } from './fact-text.ts'
import { versionActivity } from './version-activity.ts'
import { versionWindows } from './version-windows.ts'

export interface ComputedRange extends Range {
  /** Where nobody named days: now, of which each cycle tells its current and its next period; `null`: everything. */
  readonly outlookFrom: Instant | null
}

/** What can be told of any time: challenge cycles and expected versions that overlap `from` to `to`. (CAT-13, CAT-12) */
export function computedActivities({ from, to, outlookFrom }: ComputedRange): readonly CatalogueActivity[] {
  return GAME_IDS.flatMap((gameId) => {
    const windows = versionWindows(gameId, to)
    const expected = windows.filter(
      ({ start, end, certainty }) => certainty === 'expected' && start <= to && end >= from,
    )
    const cycles = CYCLES[gameId].filter(({ isHidden }) => !isHidden)
    return [
      ...expected.map((window) => versionActivity(gameId, window)),
      ...cycles.flatMap((cycle) => cycleActivities(gameId, cycle, { range: { from, to }, outlookFrom, windows })),
    ]
  })
}

interface Asked {
  readonly range: Range
  readonly outlookFrom: Instant | null
  readonly windows: readonly VersionWindow[]
}

function cycleActivities(gameId: GameId, fact: Cycle, { range, outlookFrom, windows }: Asked): CatalogueActivity[] {
  const cycle = coreCycle(fact)
  const horizon = outlookFrom === null ? range : horizonOf(cycle.rule, range, outlookFrom)
  if (!horizon) return []
  return periodsOf(cycle, horizon, windows).map((period) => cycleActivity(gameId, fact, period))
}

function cycleActivity(gameId: GameId, cycle: Cycle, { key, start, end, certainty }: Period): CatalogueActivity {
  return {
    id: activityId(gameId, `${cycle.id}/${key}`),
    gameId,
    type: 'challenge',
    ...fullTitle(cycle.name, { gameId, kind: 'recurring', id: cycle.id }),
    start,
    end,
    bannerUrl: null,
    certainty,
    source: factSource(gameId, certainty === 'announced' ? 'catalogue' : 'rule'),
    featured: [],
  }
}
