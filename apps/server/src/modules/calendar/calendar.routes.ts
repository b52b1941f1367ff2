import { calendarFeed } from '@ephemeris/contract/catalogue/calendar'
import {
  createPrivateFeed,
  getPrivateFeed,
  privateFeed,
  revokePrivateFeed,
} from '@ephemeris/contract/catalogue/calendar-feed'
import { readOutsideCalendar } from '@ephemeris/contract/sync/outside-calendar'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { readCalendarAt } from './outside-calendar.service.ts'
import {
  createFeed,
  type FeedDeps,
  feedOf,
  type PrivateFeedParts,
  renderPrivateFeed,
  revokeFeed,
} from './private-feed.service.ts'
import { publicFeed } from './public-feed.service.ts'

/** A tenth of it are all feeds that are likely to be asked for. */
const FEED_BYTES = 16 * 1024 * 1024

export function calendarRoutes(api: Api, deps: FeedDeps & Pick<Deps, 'outbound'>, parts: PrivateFeedParts): void {
  const { catalogue } = parts
  const { freshness, calendarQuestion: question } = catalogue
  const policy = { freshness, question, replyBytes: FEED_BYTES }
  api.onCached(calendarFeed, (query) => publicFeed(deps, catalogue, query), policy)

  api.onPrivate(privateFeed, (token) => renderPrivateFeed(deps, parts, token))
  api.on(readOutsideCalendar, (address, _user, caller) => readCalendarAt(deps, address, caller))
  api.on(getPrivateFeed, (_input, user) => feedOf(deps, user.id))
  api.on(createPrivateFeed, (options, user) => createFeed(deps, parts, { writer: user, options }))
  api.on(revokePrivateFeed, async (_input, user) => {
    await revokeFeed(deps, user)
    return null
  })
}
