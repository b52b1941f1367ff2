import { ERRORS } from '@ephemeris/contract/errors'
import { useTranslations } from 'use-intl'
import type { Areas } from '#web/i18n/areas'
import { ApiError } from '#web/lib/api-error'

/** The `error_code` of any refusal. */
export type ErrorNumber = (typeof ERRORS)[keyof typeof ERRORS]['number']

const NUMBERS: ReadonlySet<number | null> = new Set(Object.values(ERRORS).map(({ number }) => number))

/**
 * A sentence for any failure, in the interface's language; a refusal of a kind that this version does not know is told
 * as the server does. (LANG-6)
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => {
    const key = textKey(error)
    return key === 'unknown' && error instanceof ApiError && error.kind === 'refused' ? error.message : t(key)
  }
}

function textKey(error: unknown): keyof Areas['errors'] {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.kind === 'network') return 'network'
  return isErrorNumber(error.number) ? `e${error.number}` : 'unknown'
}

function isErrorNumber(number: number | null): number is ErrorNumber {
  return NUMBERS.has(number)
}
