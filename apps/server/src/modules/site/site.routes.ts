import { getConfig } from '@ephemeris/contract/config'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { siteConfig } from './site.service.ts'

export function siteRoutes(api: Api, deps: Deps, catalogue: Catalogue): void {
  const second = () => Math.floor(deps.clock.now() / SECOND_MS)
  const freshness = () => `${catalogue.freshness()} ${second()}`
  api.onCached(getConfig, () => siteConfig(deps, catalogue), { freshness })
}
