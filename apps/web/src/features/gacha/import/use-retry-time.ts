import { ERRORS } from '@ephemeris/contract/errors'
import { instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { ApiError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { type Pause, secondsLeft } from '#web/state/account/seconds-left'

const MINUTE_S = 60

interface RetryTime {
  /** Why it is refused and in how many minutes it can be tried again; `null`: it can be tried now. */
  readonly text: string | null
  /** The minutes have gone down since the refusal: a screen reader need not read it out again. */
  readonly isRecounted: boolean
  /** The refusal gave a time, and it has passed. */
  readonly isOver: boolean
}

interface TimedRefusal {
  readonly error: ApiError
  readonly pause: Pause
}

/** Counts down what a refusal says about when the same may be asked again. (BRING-10) */
export function useRetryTime(error: unknown): RetryTime {
  const t = useTranslations('gachaImport.link')
  const errorText = useErrorText()
  const [last, setLast] = useState<TimedRefusal | null>(null)
  const present = useNow()
  if (error instanceof ApiError && error.retryAfterSeconds !== null && error !== last?.error) {
    setLast({ error, pause: pauseOf(error.retryAfterSeconds) })
  }
  if (last === null) return { text: null, isRecounted: false, isOver: false }

  const left = secondsLeft(last.pause, present)
  if (left === 0) return { text: null, isRecounted: false, isOver: error === last.error }
  const minutes = Math.ceil(left / MINUTE_S)
  const isTooOften = last.error.number === ERRORS.RATE_LIMITED.number
  return {
    text: isTooOften ? t('tooOften', { minutes }) : t('later', { reason: errorText(last.error), minutes }),
    isRecounted: minutes < Math.ceil(last.pause.seconds / MINUTE_S),
    isOver: false,
  }
}

function pauseOf(seconds: number): Pause {
  return { until: instant(now() + seconds * SECOND_MS), seconds }
}
