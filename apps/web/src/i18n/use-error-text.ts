import { ERRORS, type ErrorNumber } from '@ephemeris/contract/errors'
import type { Areas } from '@ephemeris/texts/areas'
import { useTranslations } from 'use-intl'
import { addsToLabel, headOf, playerMessage } from '#web/i18n/words/refusal-words'
import { StorageError } from '#web/lib/device/storage-error'
import { ApiError } from '#web/lib/server/api-error'

const NUMBERS: ReadonlySet<number | null> = new Set(Object.values(ERRORS).map(({ number }) => number))

const STORAGE_KEYS = { full: 'storageFull', silent: 'storageSilent', refused: 'storageRefused' } as const

interface Words {
  readonly label: string
  /** What the server says beyond the label; `null`: nothing. */
  readonly message: string | null
}

/**
 * A sentence for any failure, in the interface's language: the label of the refusal, and behind a colon what the
 * server says beyond it; of a kind that this version does not know, what the server says. (LANG-6, LANG-47)
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  const wordsOf = useErrorWords()
  return (error) => {
    const { label, message } = wordsOf(error)
    if (message === null) return label
    return textKey(error) === 'unknown' ? message : t('explained', { label: headOf(label), message })
  }
}

/** As `useErrorText`, for a place behind a colon: what the server says beyond the label takes the label's place. */
export function useReasonText(): (error: unknown) => string {
  const wordsOf = useErrorWords()
  return (error) => {
    const { label, message } = wordsOf(error)
    return message ?? label
  }
}

function useErrorWords(): (error: unknown) => Words {
  const t = useTranslations('errors')
  return (error) => {
    const label = t(textKey(error))
    if (!(error instanceof ApiError) || error.kind !== 'refused') return { label, message: null }
    const message = playerMessage(error.message)
    return { label, message: message !== null && addsToLabel(message, label, error.number) ? message : null }
  }
}

function textKey(error: unknown): Exclude<keyof Areas['errors'], 'explained'> {
  if (error instanceof StorageError) return STORAGE_KEYS[error.fault]
  if (!(error instanceof ApiError)) return 'failed'
  if (error.kind === 'network') return 'network'
  return isErrorNumber(error.number) ? `e${error.number}` : 'unknown'
}

function isErrorNumber(number: number | null): number is ErrorNumber {
  return NUMBERS.has(number)
}
