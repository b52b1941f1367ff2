import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { type ByGame, readKind } from '@ephemeris/gamedata/by-game'
import { CATALOGUE_FILES_BY_GAME } from '@ephemeris/gamedata/games/catalogue-files'
import { expression, flag, orNull, type RowsOf, readShape, someText } from '@ephemeris/gamedata/shape'
import * as z from 'zod/mini'
import commonFile from '../../data/common.json' with { type: 'json' }
import { foldNotice } from '../notice/folded.ts'
import type { GameWords, OwnWords } from './own-words.ts'
import { anyOf } from './words.ts'

const part = orNull(expression('iu'))

/** One row of a game's table; an absent part fits everything. `type: null` leaves the notice out. */
const kindRule = z.strictObject({
  type: orNull(z.enum(ACTIVITY_TYPES)),
  section: part,
  label: part,
  title: part,
  /** In the first lines of the notice. */
  head: part,
  /** In any line of the notice. */
  body: part,
  /** In no line of the notice. */
  unless: part,
  /** Fits timeless notices alone. */
  timeless: flag,
  /** Its words are proper names, which count inside the name of an activity, too: the card game. */
  proper: flag,
  /** Its words also count inside the name of an activity: such notices are named by them. */
  named: flag,
  /** Outside the name of an activity its words leave no doubt, whatever the notice states: "web event". */
  sure: flag,
  because: someText,
})
export type KindRule = RowsOf<typeof kindRule>

/** The pool of a banner, by its title and by whether it features what characters carry. */
const poolRule = z.strictObject({ pool: someText, weapons: flag, title: part })

const expressions = z._default(z.array(expression('iu')), [])
const kindRules = z._default(z.array(kindRule), [])
const { versions, noise, maintenanceLabels } = commonFile
const COMMON = readShape(z.strictObject({ versions: kindRules, noise: kindRules, maintenanceLabels: expressions }), {
  versions,
  noise,
  maintenanceLabels,
})

/** How a game's notices are read; expressions match folded text without regard to case. */
const noticeRules = z.pipe(
  z.strictObject({
    /** Labels above the time of an activity. */
    timeLabels: expressions,
    /** Labels above the maintenance that brings a version. */
    maintenanceLabels: expressions,
    /** Labels in front of the moment at which a version closes. */
    closeLabels: expressions,
    /** Lines that begin one of several banners of a notice; the group `name` holds what it is called. */
    bannerHeads: expressions,
    /** What banners of the game are called: "Event Warp", "跃迁". A publisher that is not read has none. */
    bannerWords: z._default(someText, '(?!)'),
    /** In order, as the pools; the first one that fits decides. */
    kinds: kindRules,
    pools: z._default(z.array(poolRule), []),
  }),
  z.transform((rules) => ({
    ...rules,
    maintenanceLabels: [...rules.maintenanceLabels, ...COMMON.maintenanceLabels],
    bannerWords: new RegExp(`(?<![\\p{Script=Latin}])(?:${rules.bannerWords})(?![\\p{Script=Latin}])`, 'iu'),
    kinds: withCommon(rules.kinds),
  })),
)
export type AnnouncementRules = RowsOf<typeof noticeRules>

/** What no game's timeline shows comes behind what a game's table knows better, and before its events. */
function withCommon(kinds: readonly KindRule[]): readonly KindRule[] {
  const firstEvent = kinds.findIndex(({ type }) => type === 'event')
  return [...COMMON.versions, ...kinds.slice(0, firstEvent), ...COMMON.noise, ...kinds.slice(firstEvent)]
}

const SHIPPED_RULES = readKind(CATALOGUE_FILES_BY_GAME, 'noticeRules', noticeRules)

let own: OwnWords = {}
const known = new Map<GameId, AnnouncementRules>()

/** From now on these words count beside the shipped ones. (ANN-79) */
export function useOwnWords(words: OwnWords): void {
  own = words
  known.clear()
}

/** Other names of a recurring challenge. */
export function ownNamesOf(gameId: GameId, cycle: string): readonly string[] {
  return own[gameId]?.[cycle] ?? []
}

export const ANNOUNCEMENT_RULES: ByGame<AnnouncementRules> = GAME_IDS.reduce(
  (all, gameId) => Object.defineProperty(all, gameId, { get: () => rulesOf(gameId), enumerable: true }),
  Object.create(null),
)

function rulesOf(gameId: GameId): AnnouncementRules {
  const words = own[gameId]
  const rules = known.get(gameId) ?? (words ? withOwnWords(SHIPPED_RULES[gameId], words) : SHIPPED_RULES[gameId])
  known.set(gameId, rules)
  return rules
}

/** The operator's words come first. */
function withOwnWords(rules: AnnouncementRules, words: GameWords): AnnouncementRules {
  const { labels = [], banners = [], events = [], versions = [], leftOut = [], ...challenges } = words
  const kinds: readonly (readonly [ActivityType | null, readonly string[]])[] = [
    ['version', versions],
    ['gacha', banners],
    ['challenge', Object.values(challenges).flat()],
    [null, leftOut],
    ['event', events],
  ]
  const ownKinds = kinds
    .filter(([, of]) => of.length > 0)
    .map(([type, of]) => kindRule.parse({ type, title: plainWords(of), because: "the operator's words" }))
  return {
    ...rules,
    timeLabels: [...rules.timeLabels, ...labels.map((label) => new RegExp(plainWords([label]), 'iu'))],
    bannerWords: banners.length === 0 ? rules.bannerWords : anyOf([rules.bannerWords.source, plainWords(banners)]),
    kinds: [...ownKinds, ...rules.kinds],
  }
}

/** An expression for words as they are, which are no part of a longer word. */
function plainWords(words: readonly string[]): string {
  const escaped = words.map((word) => foldNotice(word).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return `(?<![\\p{Script=Latin}])(?:${escaped.join('|')})(?![\\p{Script=Latin}])`
}
