import { BANNER_HOSTS } from '@ephemeris/announcements/publishers/entry-shape'
import type { SiteConfig } from '@ephemeris/contract/config'
import { instant } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { eventWindowAt } from '../catalogue/answers/event-window.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { VERSION } from './version.ts'

/** What the web app asks before anything else: the clock, the window, and what this installation is. */
export function siteConfig({ env, clock }: Pick<Deps, 'env' | 'clock'>, catalogue: Catalogue): SiteConfig {
  const now = clock.now()
  const sources = catalogue.sources()
  return {
    version: VERSION,
    now,
    eventWindow: eventWindowAt(env, now),
    catalogue: { updatedAt: instant(Math.max(...sources.map(({ updatedAt }) => updatedAt))), sources },
    registration: env.registration,
    challenge: {
      kind: env.challenge.kind,
      siteKey: env.challenge.kind === 'turnstile' ? env.challenge.siteKey : null,
    },
    signIn: {
      qq: env.providers.qq?.name ?? null,
      microsoft: env.providers.microsoft?.name ?? null,
      oidc: env.providers.oidc?.name ?? null,
    },
    site: {
      mainlandHost: env.mainlandHost,
      internationalHost: env.internationalHost,
      filingNumber: env.filingNumber,
      sourceUrl: env.sourceUrl,
    },
    bannerHosts: BANNER_HOSTS,
  }
}
