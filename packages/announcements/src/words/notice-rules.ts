import { type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { type ByGame, readKind } from '@ephemeris/gamedata/by-game'
import { CATALOGUE_FILES_BY_GAME } from '@ephemeris/gamedata/games/catalogue-files'
import { Row } from '@ephemeris/gamedata/row'
import commonFile from '../../data/common.json' with { type: 'json' }
import { foldNotice } from '../times/notice-time.ts'
import { anyOf } from './any-of.ts'
import type { GameWords, OwnWords } from './own-words.ts'

/** One row of a game's table; an absent part fits everything. `type: null` leaves the notice out. */
export interface KindRule {
  readonly type: ActivityType | null
  readonly section: RegExp | null
  readonly label: RegExp | null
  readonly title: RegExp | null
  /** In the first lines of the notice. */
  readonly head: RegExp | null
  /** In any line of the notice. */
  readonly body: RegExp | null
  /** In no line of the notice. */
  readonly unless: RegExp | null
  /** Fits timeless notices alone. */
  readonly isTimeless: boolean
  /** Its words are proper names, which count inside the name of an activity, too: the card game. */
  readonly isProper: boolean
  /** Its words also count inside the name of an activity: such notices are named by them. */
  readonly isNamed: boolean
  /** Outside the name of an activity its words leave no doubt, whatever the notice states: "web event". */
  readonly isSure: boolean
  readonly because: string
}

/** The pool of a banner, by what it features and by its title. */
export interface PoolRuleFacts {
  readonly pool: string
  /** For weapons, light cones and engines alone; `false`: for whatever it features. */
  readonly isForWeapons: boolean
  readonly title: RegExp | null
}

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

const common = new Row(commonFile, 'announcements/common')

/** The words that the notices of all games share. */
export const ANNOUNCEMENT_WORDS = {
  /** A heading with one of them introduces a time ("period", "时间"). */
  period: anyOf(common.texts('period')),
  /** A heading with one of them introduces the time of something else ("shop", "maintenance"). */
  otherPeriod: anyOf(common.texts('otherPeriod')),
  /** Labels by which a challenge mode states its season: when it is renewed, and until when ("更新时间", "refresh period"). */
  season: common.texts('season').map(expression),
  /** What a title says of something that comes later: "coming soon", "即将". */
  upcoming: anyOf(common.texts('upcoming')),
  /** What an activity is called: "event", "活动". */
  event: anyOf(common.texts('event')),
  /** By these a notice says which players may take part: by rank, level, quests, or by their headings. */
  ranks: anyOf(common.texts('ranks')),
  /** Conditions, limits and prices of what is bought. */
  bought: anyOf(common.texts('bought')),
  /** Words that are in the headings of any activities: "new", "events", "全新". */
  nameless: anyOf(common.texts('nameless')),
  /** How likely an item is: "boosted drop rate", "概率". */
  rate: anyOf(common.texts('rate')),
  /** The part in brackets before a title that only says what kind of notice it is: "[Event]", "【期間限定】". */
  category: anyOf(common.texts('category')),
} as const

const VERSIONS = common.rows('versions').map(readKindRule)
const NOISE = common.rows('noise').map(readKindRule)

const SHIPPED_RULES = readKind(CATALOGUE_FILES_BY_GAME, 'noticeRules', readRules)

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
    of.length === 0 ? [] : [readKindRule(new Row({ type, title: plainWords(of), because: "the operator's words" }, ''))]
  return {
    ...rules,
    timeLabels: [...rules.timeLabels, ...labels.map((label) => expression(plainWords([label])))],
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

function readRules(value: unknown, where: string): AnnouncementRules {
  const game = new Row(value, where)
  return {
    timeLabels: game.texts('timeLabels').map(expression),
    maintenanceLabels: [...game.texts('maintenanceLabels'), ...common.texts('maintenanceLabels')].map(expression),
    closeLabels: game.texts('closeLabels').map(expression),
    bannerHeads: game.texts('bannerHeads').map(expression),
    pools: game.rows('pools').map((rule) => ({
      pool: rule.text('pool'),
      isForWeapons: rule.flag('weapons'),
      title: expressionOrNull(rule.textOrNull('title')),
    })),
    bannerWords: expression(`(?<![\\p{Script=Latin}])(?:${game.text('bannerWords')})(?![\\p{Script=Latin}])`),
    kinds: withCommon(game.rows('kinds').map(readKindRule)),
  }
}

/** What no game's timeline shows comes behind what a game's table knows better, and before its events. */
function withCommon(kinds: readonly KindRule[]): readonly KindRule[] {
  const firstEvent = kinds.findIndex(({ type }) => type === 'event')
  const [before, events] = [kinds.slice(0, firstEvent), kinds.slice(firstEvent)]
  return [...VERSIONS, ...before, ...NOISE, ...events]
}

function readKindRule(rule: Row): KindRule {
  return {
    type: rule.textOrNull('type') === null ? null : rule.oneOf('type', ['version', 'event', 'gacha', 'challenge']),
    section: expressionOrNull(rule.textOrNull('section')),
    label: expressionOrNull(rule.textOrNull('label')),
    title: expressionOrNull(rule.textOrNull('title')),
    head: expressionOrNull(rule.textOrNull('head')),
    body: expressionOrNull(rule.textOrNull('body')),
    unless: expressionOrNull(rule.textOrNull('unless')),
    isTimeless: rule.flag('timeless'),
    isProper: rule.flag('proper'),
    isNamed: rule.flag('named'),
    isSure: rule.flag('sure'),
    because: rule.text('because'),
  }
}

function expression(source: string): RegExp {
  return new RegExp(source, 'iu')
}

function expressionOrNull(source: string | null): RegExp | null {
  return source === null ? null : expression(source)
}
