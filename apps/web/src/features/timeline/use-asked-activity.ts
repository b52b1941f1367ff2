import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { useEffect, useEffectEvent } from 'react'
import { useAddressParameter } from '#web/lib/address-parameter'
import type { Activities } from '#web/state/activities'

interface AskedActivity {
  /** What the timeline holds; empty until it can be shown. */
  placed: readonly PlacedActivity[]
  /** The newest answer; what is placed may be a moment behind it. */
  newest: Activities
  onFound: (activityId: string) => void
  onMissing: () => void
}

/** Finds the activity that the address asks for (`?activity=<id>`) as soon as it can be shown. (TL-51) */
export function useAskedActivity({ placed, newest, onFound, onMissing }: AskedActivity): void {
  const [asked, remove] = useAddressParameter('activity')
  const isFound = placed.some(({ id }) => id === asked)
  const isComplete = newest.isLoaded && !newest.isLoading && newest.error === null
  const isMissing = asked !== null && isComplete && newest.activities.every(({ id }) => id !== asked)

  const settle = useEffectEvent(() => {
    if (isFound && asked !== null) onFound(asked)
    else onMissing()
    remove()
  })

  useEffect(() => {
    if (isFound || isMissing) settle()
  }, [isFound, isMissing])
}
