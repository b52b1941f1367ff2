import { instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { create } from 'zustand'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { type Pause, secondsLeft } from '#web/state/account/seconds-left'

const PAUSE_SECONDS = 60

/** Outlives the popover, of which there are two. */
const usePause = create<Pause>()(() => ({ until: instant(0), seconds: 0 }))

interface Look {
  readonly look: () => void
  readonly isLooking: boolean
  /** Until it may be pressed again. */
  readonly restSeconds: number
}

/** Asks the server for what it has read meanwhile, once a minute. (TL-65) */
export function useLook(): Look {
  const queries = useQueryClient()
  const [isLooking, setLooking] = useState(false)
  const pause = usePause()

  async function look(): Promise<void> {
    if (isLooking || now() < usePause.getState().until) return
    setLooking(true)
    usePause.setState({ until: instant(now() + PAUSE_SECONDS * SECOND_MS), seconds: PAUSE_SECONDS })
    await Promise.allSettled([
      queries.invalidateQueries({ queryKey: ['config'] }),
      queries.invalidateQueries({ queryKey: ['activities'] }),
    ])
    setLooking(false)
  }

  return { look: () => void look(), isLooking, restSeconds: secondsLeft(pause, useNow(SECOND_MS)) }
}
