import type { SessionOrigin } from '@ephemeris/contract/account/account'
import { providerName } from '@ephemeris/core/account/arrival'
import { useTranslations } from 'use-intl'
import { useConfig } from '#web/state/config'

/** What each way to log in is called; another service has the name that this installation gives it. */
export function useWayName(): (way: SessionOrigin) => string {
  const t = useTranslations('account.sessions.via')
  const { data: config } = useConfig()
  return (way) => (way === 'password' || way === 'qr' ? t(way) : (config?.signIn[way] ?? providerName(way)))
}
