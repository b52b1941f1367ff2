import { useTranslations } from 'use-intl'
import type { Areas } from '#web/i18n/areas'
import { errors } from '#web/i18n/locales/en/errors'
import { ApiError } from '#web/lib/api-error'

/** A sentence for any failure, in the interface's language. (LANG-6) */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => t(textKey(error))
}

function textKey(error: unknown): keyof Areas['errors'] {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.kind === 'network') return 'network'
  const key = `e${error.number}`
  return isKey(key) ? key : 'unknown'
}

function isKey(key: string): key is keyof Areas['errors'] {
  return Object.hasOwn(errors, key)
}
