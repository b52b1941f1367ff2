import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { useEffect, useEffectEvent } from 'react'
import { useAddressParameter } from '#web/lib/page/address-parameter'
import type { Activities } from '#web/state/timeline/activities'

interface LinkedActivity {
  /** What the timeline holds; empty until it can be shown. */
  placed: readonly PlacedActivity[]
  /** What is placed comes from it. */
  answer: Activities
  onFound: (activityId: string) => void
  onMissing: () => void
}

/** Finds the activity that the address asks for (`?activity=<id>`) as soon as it can be shown. (TL-51) */
export function useLinkedActivity({ placed, answer, onFound, onMissing }: LinkedActivity): void {
  const [asked, remove] = useAddressParameter('activity')
  const isFound = placed.some(({ id }) => id === asked)
  const isComplete = answer.isLoaded && !answer.isLoading && answer.error === null
  const isMissing = asked !== null && isComplete && answer.activities.every(({ id }) => id !== asked)

  const settle = useEffectEvent(() => {
    if (isFound && asked !== null) onFound(asked)
    else onMissing()
    remove()
  })

  useEffect(() => {
    if (isFound || isMissing) settle()
  }, [isFound, isMissing])
}
