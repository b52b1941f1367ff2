import { weakPassword } from '@ephemeris/contract/account/credentials'
import { ERRORS } from '@ephemeris/contract/errors'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { ApiError } from '#web/lib/server/api-error'

const WEAKNESSES = {
  too_short: 'faults.passwordShort',
  common: 'faults.common',
  contains_name: 'faults.containsName',
} as const

/** As `useErrorText`; of a password that is refused also why. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('account')
  const errorText = useErrorText()

  return (error) => {
    if (!(error instanceof ApiError) || error.number !== ERRORS.PASSWORD_WEAK.number) return errorText(error)
    const weakness = weakPassword.safeParse(error.data).data
    return weakness ? t(WEAKNESSES[weakness.reason]) : errorText(error)
  }
}
