import type { SessionOrigin } from '@ephemeris/contract/account/account'
import { type Provider, providerName } from '@ephemeris/core/account/arrival'
import { useTranslations } from 'use-intl'
import { queryClient } from '#web/lib/server/query-client'
import { configQuery, useConfig } from '#web/state/config'

/** What each way to log in is called; another service has the name that this installation gives it. */
export function useWayName(): (way: SessionOrigin) => string {
  const t = useTranslations('account.sessions.via')
  const { data: config } = useConfig()
  return (way) => (way === 'password' || way === 'qr' ? t(way) : (config?.signIn[way] ?? providerName(way)))
}

/** What this installation calls another service, once that is known; its usual name if the server does not answer. */
export async function findProviderName(provider: Provider): Promise<string> {
  const config = await queryClient.ensureQueryData(configQuery).catch(() => null)
  return config?.signIn[provider] ?? providerName(provider)
}
