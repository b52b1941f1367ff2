import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import type { LeftOut } from '../announcements/announced-activities.ts'
import type { FoundAnnouncement } from './found-announcements.ts'

/** What one round of reading a source gave. */
export interface RoundReading {
  /** By game; games of which the source says nothing are absent. */
  readonly found: ReadonlyMap<GameId, readonly FoundAnnouncement[]>
  /** The ids under which another instance knows what it found; absent for publishers. */
  readonly givenIds?: ReadonlyMap<FoundAnnouncement, string>
  /** When the newest of it was read from a publisher; absent for publishers. */
  readonly toldAt?: Instant
  /** How many entries it has. */
  readonly notices: number
  readonly languages: readonly Language[]
  readonly leftOut: readonly LeftOut[]
  /** Entries that no rule of reading fits, as they came. */
  readonly unreadable: readonly unknown[]
}
