import {
  cancelHandoff,
  checkHandoff,
  type HandoffCheck,
  type MadeHandoff,
  makeHandoff,
} from '@ephemeris/contract/handoff'
import { handoffAddress } from '@ephemeris/core/handoff/handoff-address'
import { type HandoffContent, readHandoffContent } from '@ephemeris/core/handoff/handoff-content'
import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newSealKey, unsealText } from '#web/lib/outside/sealed-text'
import { call } from '#web/lib/server/api'
import { isGoneError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { useSecondsLeft } from '#web/lib/time/use-seconds-left'

const POLL_EVERY_MS = 2 * SECOND_MS

interface ShownHandoff extends MadeHandoff {
  readonly address: string
  readonly key: string
  readonly expiresAt: Instant
}

/** The last answer, with what was sent, unsealed. */
interface ReadCheck extends Omit<HandoffCheck, 'sealed'> {
  /** `null`: nothing was sent, or nothing that is a usable link. */
  readonly content: HandoffContent | null
}

/**
 * A code to show: made when the component comes, asked about until something was sent, withdrawn when it goes.
 * (HAND-11)
 */
export function useHandoff() {
  const [turn, setTurn] = useState(0)
  const made = useQuery({
    queryKey: ['handoff', turn],
    queryFn: showHandoff,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const handoff = made.data
  const secondsLeft = useSecondsLeft(handoff)
  const hasTime = secondsLeft > 0
  const check = useQuery({
    queryKey: ['handoff-check', handoff?.handoffId],
    queryFn: ({ signal }) => askAbout(handoff, signal),
    enabled: ({ state }) => handoff !== undefined && hasTime && !isAnswered(state.data) && !isGoneError(state.error),
    refetchInterval: POLL_EVERY_MS,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

  useEffect(() => {
    if (handoff) return () => withdraw(handoff)
  }, [handoff])

  const status = check.data?.status ?? 'waiting'
  return {
    handoff,
    status,
    isFar: check.data?.isFar ?? false,
    device: check.data?.device ?? null,
    content: check.data?.content ?? null,
    secondsLeft,
    /** The code cannot be used any more, and nothing was sent. */
    isOver:
      handoff !== undefined && status !== 'sent' && (!hasTime || isGoneError(check.error) || status === 'refused'),
    error: made.error ?? (isGoneError(check.error) ? null : check.error),
    renew: () => setTurn((previous) => previous + 1),
  }
}

async function showHandoff(): Promise<ShownHandoff> {
  const made = await call(makeHandoff, {})
  const key = newSealKey()
  const address = handoffAddress(window.location.origin, { handoffId: made.handoffId, key })
  return { ...made, key, address, expiresAt: instant(now() + made.expiresInSeconds * SECOND_MS) }
}

async function askAbout(handoff: ShownHandoff | undefined, signal: AbortSignal): Promise<ReadCheck | null> {
  if (handoff === undefined) return null
  const { sealed, ...check } = await call(checkHandoff, handoff, { signal })
  if (sealed === null) return { ...check, content: null }
  const text = await unsealText(sealed, handoff.key, handoff.handoffId)
  return { ...check, content: text === null ? null : readHandoffContent(text, LINK_BOOK) }
}

/** Ends a code that is no longer shown. */
function withdraw(handoff: ShownHandoff): void {
  // Where that fails it expires by itself.
  call(cancelHandoff, handoff).catch(() => undefined)
}

function isAnswered(check: ReadCheck | null | undefined): boolean {
  return check?.status === 'sent' || check?.status === 'refused'
}
