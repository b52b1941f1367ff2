import { calendarFeed } from '@ephemeris/contract/calendar'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { publicFeed } from './public-feed.service.ts'

/** A tenth of it are all feeds that are likely to be asked for. */
const FEED_BYTES = 16 * 1024 * 1024

export function calendarRoutes(api: Api, deps: Deps, catalogue: Catalogue): void {
  const { freshness, calendarQuestion: question } = catalogue
  const keeping = { freshness, question, replyBytes: FEED_BYTES }
  api.onKept(calendarFeed, (query) => publicFeed(deps, catalogue, query), keeping)
}
