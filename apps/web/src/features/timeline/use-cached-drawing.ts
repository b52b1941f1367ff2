import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { calendarDay, dayOf, startOfDay } from '@ephemeris/core/time/calendar'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import { FAR_MS } from '@ephemeris/core/time/countdown'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Position } from '#web/features/timeline/chart/scroll/scrolling'
import { cacheDrawing } from '#web/lib/cached-drawing/cache-drawing'
import { deviceStorage } from '#web/lib/device/device-storage'
import { now } from '#web/lib/server/server-clock'
import { whenIdle } from '#web/lib/time/idle'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { isNewcomer } from '#web/state/games'

interface CachedDrawing {
  readonly part: RefObject<HTMLElement | null>
  readonly placed: readonly PlacedActivity[]
  /** Where the chart stands when the next visit begins; `null` if it looks different, scrolled or searched. */
  rest(): Position | null
}

/** Keeps the timeline for the first paint of the next visit, when it was loaded and whenever settings or marks changed. (PWA-20) */
export function useCachedDrawing(isLoaded: boolean, { part, placed, rest }: CachedDrawing): void {
  const clock = useDisplayedClock()

  const keep = useEffectEvent(() => {
    const drawnAt = now()
    const scroll = rest()
    if (!part.current || isNewcomer() || scroll === null) return
    void cacheDrawing(part.current, { drawnAt, until: nextChange(placed, drawnAt, clock), scroll })
  })

  useEffect(() => {
    if (!isLoaded) return
    const later = () => whenIdle(keep)
    later()
    return deviceStorage.subscribe(later)
  }, [isLoaded])
}

/** When an activity next begins, ends or comes out of the rows that are folded, or the next day begins. (TL-80) */
function nextChange(placed: readonly PlacedActivity[], at: Instant, clock: DisplayedClock): Instant {
  const edges = placed.flatMap(({ startAt, endAt }) => [startAt - FAR_MS, startAt, endAt]).filter((edge) => edge > at)
  return instant(Math.min(startOfDay(calendarDay(dayOf(at, clock) + 1), clock), ...edges))
}
