import { serviceTag } from '@ephemeris/core/language/language-tags'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { proveWork } from '#web/lib/challenge/proof-of-work'
import { askTurnstile } from '#web/lib/challenge/turnstile'
import { queryClient } from '#web/lib/server/query-client'
import { runAfter } from '#web/lib/time/run-after'
import { configQuery, useConfig } from '#web/state/config'
import { usePreferences } from '#web/state/preferences'

/** Before the server holds it for too old. */
const LIFETIME_MS = 295 * SECOND_MS

export interface Challenge {
  /** `off`: nothing is asked; `null`: not known yet. */
  readonly kind: 'altcha' | 'turnstile' | 'off' | null
  readonly phase: 'working' | 'ready' | 'failed'
  /** The element that contains a provider's widget. */
  readonly place: RefObject<HTMLDivElement | null>
  /** The answer for one submit, as soon as there is one; `null` where none is asked. */
  take: () => Promise<string | null>
  /** Begins again: each answer is valid for one submit. */
  renew: () => void
}

/**
 * The question against robots of one form: begun when the form is shown, and again after 295 seconds, after each
 * submit and when it failed. (PANEL-8)
 */
export function useChallenge(): Challenge {
  const language = useLocale()
  const { theme } = usePreferences()
  const { data: config } = useConfig()
  const kind = config?.challenge.kind ?? null
  const siteKey = config?.challenge.siteKey ?? null
  const place = useRef<HTMLDivElement>(null)
  const answer = useRef<Promise<string> | null>(null)
  const [known] = useState(untilKnown)
  const [turn, setTurn] = useState(0)
  const [phase, setPhase] = useState<Challenge['phase']>('working')

  const ask = useEffectEvent((signal: AbortSignal): Promise<string> => {
    if (siteKey === null || place.current === null) return proveWork(signal)
    return askTurnstile({
      place: place.current,
      siteKey,
      language: serviceTag(language),
      theme: theme === 'system' ? 'auto' : theme,
      signal,
    })
  })

  useEffect(() => {
    if (kind === null) return
    known.tell()
    if (kind === 'off') return
    const asking = new AbortController()
    setPhase('working')
    const asked = ask(asking.signal)
    answer.current = asked
    asked.then(
      () => !asking.signal.aborted && setPhase('ready'),
      () => !asking.signal.aborted && setPhase('failed'),
    )
    const callOff = runAfter(LIFETIME_MS, () => setTurn(turn + 1))
    return () => {
      callOff()
      asking.abort()
    }
  }, [kind, turn, known])

  return {
    kind,
    phase,
    place,
    take: async () => {
      if (kind === null) {
        await queryClient.ensureQueryData(configQuery)
        await known.told
      }
      return answer.current
    },
    renew: () => setTurn((previous) => previous + 1),
  }
}

/** For a form that is sent before the page knows what is asked, as a manager of passwords does. */
function untilKnown(): { readonly told: Promise<void>; readonly tell: () => void } {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { told, tell }
}
