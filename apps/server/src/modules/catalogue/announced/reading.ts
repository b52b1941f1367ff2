import type { LeftOut } from '@ephemeris/announcements/activities/announced-activity'
import type { UnreadableEntry } from '@ephemeris/announcements/publishers/entry-shape'
import type { OwnWords } from '@ephemeris/announcements/words/own-words'
import type { LauncherWord } from '@ephemeris/core/activity/versions/launcher-words'
import type { RedeemCode } from '@ephemeris/core/codes/redeem-code'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import type { Announcement } from './announcement.ts'

/** One activity as one round of reading found it. */
export interface FoundAnnouncement
  extends Omit<Announcement, 'id' | 'changes' | 'changedAt' | 'reportedAt' | 'goneSince'> {
  /** What another instance has seen of it; a publisher reports nothing of what was. */
  readonly history?: Pick<Announcement, 'changes' | 'goneSince'>
  /** When its publisher was read, as another instance reports. */
  readonly reportedAt?: Instant
}

/** What launchers show, by game; games of which nothing is known are absent. */
export type WordsByGame = Partial<Readonly<Record<GameId, readonly LauncherWord[]>>>

/** What one round of reading a source gave. */
export interface RoundReading {
  /** By game; games of which the source says nothing are absent. */
  readonly found: ReadonlyMap<GameId, readonly FoundAnnouncement[]>
  /** The ids under which another instance knows what it found; absent for publishers. */
  readonly givenIds?: ReadonlyMap<FoundAnnouncement, string>
  /** When the newest of it was read from a publisher; absent for publishers. */
  readonly reportedAt?: Instant
  /** Words that another instance passes on; absent for publishers. */
  readonly words?: OwnWords
  /** What launchers show; absent where it says nothing of them. */
  readonly launchers?: WordsByGame
  /** Redeem codes; absent where it says nothing of them. */
  readonly codes?: readonly RedeemCode[]
  /** How many entries it has. */
  readonly notices: number
  readonly languages: readonly Language[]
  readonly leftOut: readonly LeftOut[]
  readonly unreadable: readonly UnreadableEntry[]
  /** Lists and languages that failed while another one could be read. */
  readonly failures: readonly string[]
}
