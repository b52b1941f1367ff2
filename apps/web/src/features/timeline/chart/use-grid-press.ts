import { dayOf } from '@ephemeris/core/time/calendar'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import type { Scale } from '@ephemeris/core/timeline/scale/scale'
import { type RefObject, useEffect } from 'react'
import { openOwnForm } from '#web/state/timeline/own-form'

interface GridPressOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly scale: Scale
  readonly clock: DisplayedClock
}

/** A double press where no bar is adds an entry on that day; the day's panel has the same as a button. (OWN-13) */
export function useGridPress({ grid, scale, clock }: GridPressOptions): void {
  useEffect(() => {
    const field = grid.current?.parentElement
    if (!field) return
    const left = new AbortController()
    field.addEventListener(
      'dblclick',
      ({ target, clientX }) => {
        if (target instanceof Element && target.closest('[role="row"], button, a')) return
        openOwnForm({ day: dayOf(scale.instantAt(clientX - field.getBoundingClientRect().left), clock) })
      },
      { signal: left.signal },
    )
    return () => left.abort()
  }, [grid, scale, clock])
}
