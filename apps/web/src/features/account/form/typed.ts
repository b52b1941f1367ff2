import { parseEmail } from '@ephemeris/core/account/email'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordLength } from '@ephemeris/core/account/password'
import { parseUsername, type UsernameFault } from '@ephemeris/core/account/username'
import { useTranslations } from 'use-intl'

const USERNAME_FAULTS = {
  'too short': 'nameShort',
  'too long': 'nameLong',
  characters: 'nameCharacters',
  reserved: 'nameReserved',
} as const satisfies Record<UsernameFault, string>

/** Faults of typed texts that need no server; `undefined`: none. (PANEL-4) */
export function useTypedChecks() {
  const t = useTranslations('account')

  function filled(text: string): string | undefined {
    return text === '' ? t('faults.empty') : undefined
  }

  function username(text: string): string | undefined {
    const name = parseUsername(text)
    return filled(text) ?? ('fault' in name ? t(`faults.${USERNAME_FAULTS[name.fault]}`) : undefined)
  }

  function email(text: string): string | undefined {
    return filled(text) ?? (parseEmail(text) === null ? t('faults.email') : undefined)
  }

  function newPassword(text: string): string | undefined {
    const length = passwordLength(text)
    if (length > MAX_PASSWORD_LENGTH) return t('faults.passwordLong')
    return filled(text) ?? (length < MIN_PASSWORD_LENGTH ? t('faults.passwordShort') : undefined)
  }

  function repeated(text: string, password: string): string | undefined {
    return filled(text) ?? (text === password ? undefined : t('faults.mismatch'))
  }

  return { filled, username, email, newPassword, repeated }
}
