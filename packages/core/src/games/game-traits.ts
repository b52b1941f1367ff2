import type { NamedText } from '../language/language.ts'

/** A section of the interchange format (UIGF), and what its rows hold. (UIGF-4) */
interface ExchangeSection {
  readonly section: string
  /** That version 4.2 of the format allows. */
  readonly pools: readonly string[]
  /** Whether rows name the pool that they count in, beside the one of the log. */
  readonly groupsPools: boolean
  /** Whether every row has the field of the log's banner id, even an empty one. */
  readonly alwaysHasBannerId: boolean
}

/** A log of the game that counts nowhere: its pulls are kept, shown and written apart. (POOL-8) */
interface ApartLog {
  /** Of the interchange format. */
  readonly section: string
  /** As its rows call them; no other log of the game has these. */
  readonly pools: readonly string[]
  readonly name: NamedText
}

/** Another tracker that many players of a game use, and whose own format we write. (RIVAL-1) */
interface Rival {
  readonly format: 'paimonMoe' | 'starRailStation' | 'rngMoe' | 'wuwaTracker'
  /** As it calls itself, the same in every language. */
  readonly name: string
}

/** What a game is like. Rules ask this, and never which game it is. */
export interface GameTraits {
  /** Decides how its notices, its links and its log are read; `other`: none of them is. */
  readonly publisher: 'hoyoverse' | 'kuro' | 'other'
  /** Whether a 5-star also resets the count of 4-stars. (GACHA-8) */
  readonly topRankResetsAll: boolean
  /** Whether the log gives each pull an id. */
  readonly hasPullIds: boolean
  /** Whether the log gives the ids of items; otherwise tools look them up by their names. (DOC-5) */
  readonly hasItemIds: boolean
  /** Whether rows of the log have the id of a banner. */
  readonly hasBannerIds: boolean
  /** `null`: the format has no section for the game. */
  readonly exchange: ExchangeSection | null
  readonly apart: ApartLog | null
  readonly rival: Rival | null
  /** The major version whose minor ones are called by moons; `null`: none. (ACT-11) */
  readonly moonVersion: number | null
  /** Whether the title of an event says behind a colon what the event is about. (ACT-9) */
  readonly explainsEventTitles: boolean
  /** Whether bars show the whole title of a banner in every language. (ACT-7) */
  readonly showsWholeBannerTitles: boolean
}
