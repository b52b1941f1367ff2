import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import type { SortMode } from '@ephemeris/core/timeline/sort'
import { useState } from 'react'
import type { TimelineView } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useWindow } from '#web/lib/page/media'
import { useDevice } from '#web/state/device'

interface ChosenView {
  readonly mode: SortMode
  readonly filter: TimelineFilter
  setMode(mode: SortMode): void
  changeFilter(change: Partial<TimelineFilter>): void
}

/** Order and filters as the player left them on this device; the search begins empty. (TL-70, TL-71) */
export function useTimelineView(): ChosenView {
  const { mode, ...kept } = useDevice((device) => device.timelineView)
  const [text, setText] = useState('')
  const isPhone = useWindow('phone', 'side')

  return {
    mode: mode ?? (isPhone ? 'endTimeDesc' : 'default'),
    filter: { ...kept, text },
    setMode: (chosen) => keep({ mode: chosen }),
    changeFilter: ({ text: typed, ...change }) => {
      if (typed !== undefined) setText(typed)
      if (Object.keys(change).length > 0) keep(change)
    },
  }
}

function keep(change: Partial<TimelineView>): void {
  deviceStorage.update(({ timelineView }) => ({ timelineView: { ...timelineView, ...change } }))
}
