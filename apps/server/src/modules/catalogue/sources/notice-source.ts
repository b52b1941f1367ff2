import type { PublisherNotice } from '@ephemeris/announcements/notice/notice'
import { type UnreadableEntry, unreadableText } from '@ephemeris/announcements/publishers/entry-shape'
import type { Earlier } from '@ephemeris/announcements/read-notices'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import type { RoundReading } from '../announced/reading.ts'
import { SourceError } from './fetch-error.ts'

/** What a source gave in one round. */
export interface FetchedNotices {
  /** Each notice once, with its texts in every language that came. */
  readonly notices: readonly PublisherNotice[]
  /** The languages that the source filled. */
  readonly languages: readonly Language[]
  readonly unreadable: readonly UnreadableEntry[]
  /** Of each list or language that failed, while another one could be read: which one, and why. */
  readonly failures: readonly string[]
}

/** What an address asks for beside itself. */
export interface AskedWith {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent by POST, as a form. */
  readonly form?: Readonly<Record<string, string>>
}

/** Gets the JSON at an address, after the pause that politeness asks for. @throws SourceError */
export type Get = (url: string, asked?: AskedWith) => Promise<unknown>

/** Where a game's publisher puts its notices. */
export interface NoticeSource {
  readonly gameId: GameId
  /** A page that a reader may be sent to; `null`: the publisher has none per notice. */
  readonly page: string | null
  /** @throws SourceError if neither Chinese nor English notices can be had */
  fetch(get: Get): Promise<FetchedNotices>
}

/** When a source is read, and what is known by then. */
export interface RoundAt {
  readonly now: Instant
  /** What earlier notices of a game, or the operator, announced. */
  earlier(gameId: GameId): Promise<Earlier>
}

/** A server that reports what is announced. */
export interface Source {
  /** The game of a publisher, the name of a launcher, or the origin of a mirror. */
  readonly id: string
  readonly isMirror: boolean
  /** @throws SourceError if nothing usable can be had */
  read(get: Get, round: RoundAt): Promise<RoundReading>
}

/** @throws SourceError for a list without one notice */
export function requireNotices({
  notices,
  unreadable,
  entries,
}: {
  readonly notices: readonly unknown[]
  readonly unreadable: readonly UnreadableEntry[]
  readonly entries: number
}): void {
  if (notices.length > 0) return
  throw new SourceError(unreadable.length === 0 ? 'empty' : unreadableText(unreadable, entries))
}
