import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { type ByGame, readKind } from '@ephemeris/gamedata/by-game'
import { CATALOGUE_FILES_BY_GAME } from '@ephemeris/gamedata/games/catalogue-files'
import { expression, flag, orNull, type RowsOf, readShape, someText } from '@ephemeris/gamedata/shape'
import * as z from 'zod/mini'
import commonFile from '../../data/common.json' with { type: 'json' }
import { foldNotice } from '../notice/folded.ts'
import { anyOf } from './any-of.ts'
import type { GameWords, OwnWords } from './own-words.ts'

const part = orNull(expression('iu'))

/** One row of a game's table; an absent part fits everything. `type: null` leaves the notice out. */
const kindRule = z.pipe(
  z.strictObject({
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
  }),
  z.transform(({ timeless, proper, named, sure, ...rule }) => ({
    ...rule,
    isTimeless: timeless,
    isProper: proper,
    isNamed: named,
    isSure: sure,
  })),
)

export type KindRule = RowsOf<typeof kindRule>

/** The pool of a banner, by what it features and by its title. */
const poolRule = z.pipe(
  z.strictObject({
    pool: someText,
    /** For what characters carry alone; `false`: for whatever it features. */
    weapons: flag,
    title: part,
  }),
  z.transform(({ weapons, ...rule }) => ({ ...rule, isForWeapons: weapons })),
)

export type PoolRuleFacts = RowsOf<typeof poolRule>

/** How a game's notices are read; expressions match folded text without regard to case. */
export interface AnnouncementRules {
  /** Labels above the time of an activity. */
  readonly timeLabels: readonly RegExp[]
  /** Labels above the maintenance that brings a version. */
  readonly maintenanceLabels: readonly RegExp[]
  /** Labels in front of the moment at which a version closes. */
  readonly closeLabels: readonly RegExp[]
  /** Lines that begin one of several banners of a notice; the group `name` holds what it is called. */
  readonly bannerHeads: readonly RegExp[]
  /** What banners of the game are called: "Event Warp", "跃迁". */
  readonly bannerWords: RegExp
  /** In order; the first one that fits decides. */
  readonly kinds: readonly KindRule[]
  /** In order; the first one that fits decides. */
  readonly pools: readonly PoolRuleFacts[]
}

const expressions = z._default(z.array(expression('iu')), [])
const kindRules = z._default(z.array(kindRule), [])
const commonRules = z.strictObject({ versions: kindRules, noise: kindRules, maintenanceLabels: expressions })
const {
  versions: VERSIONS,
  noise: NOISE,
  maintenanceLabels: MAINTENANCE_LABELS,
} = readShape(commonRules, {
  versions: commonFile.versions,
  noise: commonFile.noise,
  maintenanceLabels: commonFile.maintenanceLabels,
})

/** The words that the notices of all games share. */
export const ANNOUNCEMENT_WORDS = {
  /** A heading with one of them introduces a time ("period", "时间"). */
  period: anyOf(commonFile.period),
  /** A heading with one of them introduces the time of something else ("shop", "maintenance"). */
  otherPeriod: anyOf(commonFile.otherPeriod),
  /** Labels by which a challenge mode states its season: when it is renewed, and until when ("更新时间", "refresh period"). */
  season: commonFile.season.map((source) => new RegExp(source, 'iu')),
  /** What a title says of something that comes later: "coming soon", "即将". */
  upcoming: anyOf(commonFile.upcoming),
  /** What an activity is called: "event", "活动". */
  event: anyOf(commonFile.event),
  /** By these a notice says which players may take part: by rank, level, quests, or by their headings. */
  ranks: anyOf(commonFile.ranks),
  /** A sentence about the day on which an event ends. */
  ends: anyOf(commonFile.ends),
  /** Conditions, limits and prices of what is bought. */
  bought: anyOf(commonFile.bought),
  /** Words that are in the headings of any activities: "new", "events", "全新". */
  nameless: anyOf(commonFile.nameless),
  /** How likely an item is: "boosted drop rate", "概率". */
  rate: anyOf(commonFile.rate),
  /** The part in brackets before a title that only says what kind of notice it is: "[Event]", "【期間限定】". */
  category: anyOf(commonFile.category),
} as const

/** A publisher that is not read needs none of them. */
const noticeRules = z.pipe(
  z.strictObject({
    timeLabels: expressions,
    maintenanceLabels: expressions,
    closeLabels: expressions,
    bannerHeads: expressions,
    bannerWords: z._default(someText, '(?!)'),
    kinds: kindRules,
    pools: z._default(z.array(poolRule), []),
  }),
  z.transform(
    (rules): AnnouncementRules => ({
      ...rules,
      maintenanceLabels: [...rules.maintenanceLabels, ...MAINTENANCE_LABELS],
      bannerWords: new RegExp(`(?<![\\p{Script=Latin}])(?:${rules.bannerWords})(?![\\p{Script=Latin}])`, 'iu'),
      kinds: withCommon(rules.kinds),
    }),
  ),
)

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
  const kind = (type: ActivityType | null, of: readonly string[]): readonly KindRule[] =>
    of.length === 0 ? [] : [kindRule.parse({ type, title: plainWords(of), because: "the operator's words" })]
  return {
    ...rules,
    timeLabels: [...rules.timeLabels, ...labels.map((label) => new RegExp(plainWords([label]), 'iu'))],
    bannerWords: banners.length === 0 ? rules.bannerWords : anyOf([rules.bannerWords.source, plainWords(banners)]),
    kinds: [
      ...kind('version', versions),
      ...kind('gacha', banners),
      ...kind('challenge', Object.values(challenges).flat()),
      ...kind(null, leftOut),
      ...kind('event', events),
      ...rules.kinds,
    ],
  }
}

/** An expression for words as they are, which are no part of a longer word. */
function plainWords(words: readonly string[]): string {
  const escaped = words.map((word) => foldNotice(word).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return `(?<![\\p{Script=Latin}])(?:${escaped.join('|')})(?![\\p{Script=Latin}])`
}

/** What no game's timeline shows comes behind what a game's table knows better, and before its events. */
function withCommon(kinds: readonly KindRule[]): readonly KindRule[] {
  const firstEvent = kinds.findIndex(({ type }) => type === 'event')
  const [before, events] = [kinds.slice(0, firstEvent), kinds.slice(firstEvent)]
  return [...VERSIONS, ...before, ...NOISE, ...events]
}
