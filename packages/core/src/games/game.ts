import type { LocalizedText } from '../language/language.ts'

/** All games, in the order in which the catalogue lists them. */
export const GAME_IDS = ['genshin', 'starrail', 'zenless', 'wuthering'] as const

export type GameId = (typeof GAME_IDS)[number]

/** The kinds of activity, in the order of every game's type list. (GAME-2) */
export const ACTIVITY_TYPES = ['version', 'event', 'gacha', 'challenge'] as const

export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** The game of an activity; `own`: one that the player has added without a game. */
export type ActivityGame = GameId | 'own'

/** Of what kind an activity is; `own`: the player has added it. */
export type ActivityKind = ActivityType | 'own'

export interface SubType {
  readonly name: LocalizedText
  /** Name of an icon; the client maps it to its own set and falls back to a generic one. */
  readonly icon: string
  readonly isDefault: boolean
}

export interface Game {
  readonly id: GameId
  readonly name: LocalizedText
  /** `#rrggbb` */
  readonly color: string
  readonly subTypes: Readonly<Record<ActivityType, SubType>>
  /** Order in which activities of this game are listed. */
  readonly typeOrder: readonly ActivityType[]
}

const GAME_ID_SET: ReadonlySet<string> = new Set(GAME_IDS)
const ACTIVITY_TYPE_SET: ReadonlySet<string> = new Set(ACTIVITY_TYPES)

export function isGameId(text: string): text is GameId {
  return GAME_ID_SET.has(text)
}

export function isActivityType(text: string): text is ActivityType {
  return ACTIVITY_TYPE_SET.has(text)
}
