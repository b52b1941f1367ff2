import type { LocalizedText, PartialText } from '@ephemeris/core/language/language'

/** What a game is called and how it looks, in a file of this folder each. */
export interface NamedGame {
  readonly name: LocalizedText
  /** `#rrggbb` */
  readonly color: string
  /** What it calls its banners. */
  readonly bannerWord: LocalizedText
  /** What it calls its versions, where that is not the usual word. */
  readonly versionWord?: PartialText
  /** A name of the Material Design icon set, where that is not the usual one. */
  readonly versionIcon?: string
}
