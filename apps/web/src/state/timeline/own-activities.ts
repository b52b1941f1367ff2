import type { Activity } from '@ephemeris/core/activity/activity'
import { DAY_MS, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useEffect, useMemo, useState } from 'react'
import { useNow } from '#web/lib/time/page-clock'
import { useDevice } from '#web/state/device'
import { useMarks } from '#web/state/marks'
import { useServerOffsets } from '#web/state/server-zone'
import type { OwnMaker } from '#web/state/timeline/own-maker'

/** Times are on whole hours or given by the player: nothing begins more often. */
const STEP_MS = 5 * MINUTE_MS
/** As far as the timeline looks. */
const AHEAD_MS = 90 * DAY_MS
/** The present period and the next: more would fill the timeline with rows. */
const PERIODS = 2

const NONE: readonly Activity[] = []
let loaded: OwnMaker | null = null

/**
 * What the player has added, beside what the catalogue has; its program is loaded only if there is something. (OWN-2)
 *
 * @param activities with the versions that rhythms may follow
 */
export function useOwnActivities(activities: readonly Activity[]): readonly Activity[] {
  const stored = useDevice(({ own }) => own)
  const changedAt = useDevice((device) => device.changedAt)
  const marks = useMarks()
  const serverOf = useServerOffsets()
  const from = useNow(STEP_MS)
  const hasAny = Object.keys(stored).length > 0
  const [maker, setMaker] = useState(() => loaded)

  useEffect(() => {
    if (!hasAny || maker) return
    // Without it the catalogue is shown alone; the next visit tries again.
    void import('#web/state/timeline/own-maker').then(
      ({ makeOwn }) => {
        loaded = makeOwn
        setMaker(() => makeOwn)
      },
      () => undefined,
    )
  }, [hasAny, maker])

  return useMemo(() => {
    if (!hasAny || !maker) return NONE
    const range = { from, to: instant(from + AHEAD_MS) }
    return maker({ stored, marks, changedAt }, { range, most: PERIODS, activities, serverOf })
  }, [hasAny, maker, stored, marks, changedAt, activities, serverOf, from])
}
