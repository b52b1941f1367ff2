import type { ItemTypeFacts } from '@ephemeris/core/gacha/facts'
import type { NamedText } from '@ephemeris/core/language/language'
import type { StaminaFacts } from '@ephemeris/core/notes/stamina'

/** A kind of item that pulls give. */
export interface ItemKind extends ItemTypeFacts {
  readonly name: NamedText
  /** Of all its items, where their class has none: a card, a disc with blades, a head with ears. */
  readonly silhouette?: 'card' | 'blades' | 'head'
}

/** What is drawn of a game in a light and a dark scheme, each `#rrggbb` and measured for contrast. */
export type GameTints = Readonly<Record<'light' | 'dark', Readonly<Record<TintRole, string>>>>

/** Bars of events, bars of banners, borders, text on either, bars of versions, text on these. */
type TintRole = 'tint' | 'strong' | 'line' | 'ink' | 'solid' | 'on-solid'

/** What a game is called and how it looks, and its short facts, in a folder of this one each. */
export interface NamedGame {
  readonly name: NamedText
  /** `#rrggbb`; behind no text. Its tints are in `tints.ts` beside it; without that file they are mixed from this colour. */
  readonly color: string
  /** What it calls its banners. */
  readonly bannerWord: NamedText
  /** A name of the Material Design icon set, where that is not the usual one. */
  readonly versionIcon?: string
  /** What it calls those who are played, and what they carry, of several. */
  readonly characters: NamedText
  readonly weapons: NamedText
  readonly itemKinds: readonly ItemKind[]
  readonly stamina: StaminaFacts & { readonly name: NamedText }
  /** Of the publisher's daily check-in. */
  readonly checkInPage: string | null
  /** Of made-up accounts, on the Asian server. */
  readonly sampleUid: string
  /** Read where they are needed. */
  readonly files: Readonly<Record<'servers' | 'observed' | 'currencyNames', unknown>>
}
