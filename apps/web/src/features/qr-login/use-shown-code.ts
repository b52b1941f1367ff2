import {
  cancelQr,
  checkQr,
  generateQr,
  POLL_SECRET_HEADER,
  type QrCheck,
  type QrCode,
} from '@ephemeris/contract/account/qr-login'
import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/server/api'
import { ApiError, isGoneError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { useSecondsLeft } from '#web/lib/time/use-seconds-left'
import { startSession } from '#web/state/account/session'

const POLL_EVERY_MS = 3 * SECOND_MS

interface MadeCode extends QrCode {
  readonly expiresAt: Instant
}

/** A code to show: made when the component comes and asked about until it is over or has signed this device in. (QR-10) */
export function useShownCode() {
  const [turn, setTurn] = useState(0)
  const made = useQuery({
    queryKey: ['qr-code', turn],
    queryFn: makeCode,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const code = made.data
  const secondsLeft = useSecondsLeft(code)
  const hasTime = secondsLeft > 0
  const check = useQuery({
    queryKey: ['qr-check', code?.sessionId],
    queryFn: ({ signal }) => checkCode(code, signal),
    enabled: (query) => code !== undefined && hasTime && !isGoneError(query.state.error),
    refetchInterval: POLL_EVERY_MS,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

  useEffect(() => {
    if (code) return () => withdraw(code)
  }, [code])

  const isOver = code !== undefined && (!hasTime || isGoneError(check.error))
  return {
    code,
    check: check.data ?? null,
    secondsLeft,
    isOver,
    /** Of making the code or, while it can still be used, of the last question about it. */
    error: made.error ?? (check.error instanceof ApiError && check.error.status === 410 ? null : check.error),
    renew: () => setTurn((previous) => previous + 1),
  }
}

async function makeCode(): Promise<MadeCode> {
  const code = await call(generateQr, {})
  return { ...code, expiresAt: instant(now() + code.expiresInSeconds * SECOND_MS) }
}

async function checkCode(code: MadeCode | undefined, signal: AbortSignal): Promise<QrCheck | null> {
  if (code === undefined) return null
  const check = await call(checkQr, code, { signal, headers: proofOf(code) })
  if (check.token !== null) startSession(check.token)
  return check
}

/** Ends a code that is no longer shown. */
function withdraw(code: MadeCode): void {
  // Where that fails it expires by itself.
  call(cancelQr, code, { headers: proofOf(code) }).catch(() => undefined)
}

function proofOf({ pollSecret }: QrCode): Record<string, string> {
  return pollSecret === null ? {} : { [POLL_SECRET_HEADER]: pollSecret }
}
