import { PROGRAMME_MS } from '@ephemeris/announcements/activities/announced-programme'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { factInstant } from '@ephemeris/core/activity/fact-edge'
import { isPlausibleNumber, type VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { GameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import { factSource } from './fact-source.ts'

/** No programme is further ahead of its version. */
export const PROGRAMME_AHEAD_MS = 21 * DAY_MS

interface Known {
  readonly announced: readonly CatalogueActivity[]
  /** Whether a launcher names a version. */
  readonly isNumbered: (version: string) => boolean
}

/**
 * The special programme before each version: as announced, else in the rhythm of the last ones, from the last day of
 * the facts on. (CAT-49)
 *
 * @param windows the game's versions, oldest first
 */
export function programmeActivities(
  gameId: GameId,
  windows: readonly VersionWindow[],
  { announced, isNumbered }: Known,
): CatalogueActivity[] {
  return windows.flatMap((window, index): CatalogueActivity[] => {
    const { version, start: opens, startCertainty } = window
    const after = windows[index - 1]?.start ?? 0
    const stated = announced.find(({ start }) => {
      const at = edgeInstant(start, WIRE_OFFSET)
      return at >= after && at < opens
    })
    const at = stated ? edgeInstant(stated.start, WIRE_OFFSET) : expectedAt(gameId, opens)
    if (at === null) return []
    const isGuess = startCertainty === 'expected' && !isNumbered(version) && !isPlausibleNumber(version)
    const number = isGuess ? '' : version
    return [
      {
        id: activityId(gameId, `programme/${version}`),
        gameId,
        type: 'event',
        title: Object.fromEntries(LANGUAGES.map((one) => [one, SERVER_TEXTS[one].titles.programme(number)])),
        shortTitle: {},
        ownTitles: LANGUAGES,
        start: { kind: 'instant', at },
        end: { kind: 'instant', at: instant(at + PROGRAMME_MS) },
        bannerUrl: stated?.bannerUrl ?? null,
        certainty: stated ? 'announced' : 'expected',
        source: stated?.source ?? factSource(gameId, 'cadence'),
        announcement: stated?.announcement ?? null,
        featured: [],
        version: null,
        cycle: null,
      },
    ]
  })
}

/** `null`: the game has no rhythm, or the facts have seen that day. */
function expectedAt(gameId: GameId, opens: Instant): Instant | null {
  const { programme, until } = OBSERVED[gameId]
  if (programme === null) return null
  const latest = opens - programme.leastDays * DAY_MS
  const daysSince = (new Date(latest).getUTCDay() - programme.weekday + 7) % 7
  const day = new Date(latest - daysSince * DAY_MS).toISOString().slice(0, 10)
  return day < until ? null : factInstant(`${day}T${programme.time}`)
}
