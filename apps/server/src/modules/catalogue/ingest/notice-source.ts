import type { PublisherNotice } from '@ephemeris/announcements/notice/notice'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'

/** What a source gave in one round. */
export interface FetchedNotices {
  /** Each notice once, with its texts in every language that came. */
  readonly notices: readonly PublisherNotice[]
  /** The languages that the source filled. */
  readonly languages: readonly Language[]
  /** Entries that no rule of reading fits. */
  readonly unreadable: readonly unknown[]
}

/** Gets the JSON at an address, after the pause that politeness asks for. @throws SourceError */
export type Get = (url: string) => Promise<unknown>

/** Where a game's publisher puts its notices. */
export interface NoticeSource {
  readonly gameId: GameId
  /** A page that a reader may be sent to; `null`: the publisher has none per notice. */
  readonly page: string | null
  /** @throws SourceError if neither Chinese nor English notices can be had */
  fetch(get: Get): Promise<FetchedNotices>
}
