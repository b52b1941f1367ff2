import type { BellTime } from '@ephemeris/core/notes/bell'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { type BellActivity, type BellState, bellState } from '#web/features/evening/bell/bell-state'
import { useReach } from '#web/features/evening/use-reach'
import { useNow } from '#web/lib/time/page-clock'
import { useMarks } from '#web/state/marks'

interface ShownBell {
  /** `null`: it is too late for a bell. */
  readonly time: BellTime | null
  readonly isSet: boolean
}

export function useBellState(activity: BellActivity, { time, isSet }: ShownBell): BellState {
  const now = useNow(MINUTE_MS)
  const mark = useMarks()[activity.id]
  return bellState({ activity, time, isSet, mark }, useReach({ isAsked: isSet }), now)
}
