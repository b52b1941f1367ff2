import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isGoneError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { useSecondsLeft } from '#web/lib/time/use-seconds-left'

interface Code {
  readonly expiresInSeconds: number
}

type ShownCode<C extends Code> = C & { readonly expiresAt: Instant }

/** What is asked of the server for one kind of codes. */
export interface CodeCalls<C extends Code, Check> {
  readonly name: string
  readonly pollEveryMs: number
  make(): Promise<C>
  check(code: C, signal: AbortSignal): Promise<Check>
  /** Whether nothing more will come. */
  isSettled?(check: Check): boolean
  /** Ends a code that is no longer shown. */
  cancel(code: C): Promise<unknown>
}

/** A code that is made when the component comes, asked about while it can be used, and withdrawn when it goes. */
export function useShownCode<C extends Code, Check>(calls: CodeCalls<C, Check>) {
  const [turn, setTurn] = useState(0)
  const made = useQuery({
    queryKey: [calls.name, turn],
    queryFn: async (): Promise<ShownCode<C>> => {
      const code = await calls.make()
      return { ...code, expiresAt: instant(now() + code.expiresInSeconds * SECOND_MS) }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const code = made.data
  const secondsLeft = useSecondsLeft(code)
  const hasTime = secondsLeft > 0
  const check = useQuery({
    queryKey: [`${calls.name}-check`, code],
    queryFn: ({ signal }) => (code === undefined ? null : calls.check(code, signal)),
    enabled: ({ state: { data, error } }) =>
      code !== undefined && hasTime && !isGoneError(error) && !(data && calls.isSettled?.(data)),
    refetchInterval: calls.pollEveryMs,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

  useEffect(() => {
    if (!code) return
    // Where that fails it expires by itself.
    return () => void calls.cancel(code).catch(() => undefined)
  }, [code, calls])

  const isGone = isGoneError(check.error)
  return {
    code,
    check: check.data ?? null,
    secondsLeft,
    isOver: code !== undefined && (!hasTime || isGone),
    /** Of making the code or, while it can still be used, of the last question about it. */
    error: made.error ?? (isGone ? null : check.error),
    renew: () => setTurn((previous) => previous + 1),
  }
}
