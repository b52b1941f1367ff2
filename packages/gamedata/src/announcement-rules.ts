import file from '../data/announcements/rules.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { Row } from './row.ts'

/** What a game's notices are about, by their titles and where the publisher files them. */
export interface KindRuleFacts {
  readonly type: 'version' | 'event' | 'gacha' | 'challenge' | null
  readonly section: RegExp | null
  readonly label: RegExp | null
  readonly title: RegExp | null
  /** In the first lines of the notice. */
  readonly head: RegExp | null
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
  /** In order; the first one that fits decides. */
  readonly kinds: readonly KindRuleFacts[]
  /** In order; the first one that fits decides. */
  readonly pools: readonly PoolRuleFacts[]
}

export const ANNOUNCEMENT_RULES: ByGame<AnnouncementRules> = readEach(file, 'announcements', readRules)

function readRules(value: unknown, where: string): AnnouncementRules {
  const game = new Row(value, where)
  return {
    timeLabels: game.texts('timeLabels').map(expression),
    maintenanceLabels: game.texts('maintenanceLabels').map(expression),
    closeLabels: game.texts('closeLabels').map(expression),
    bannerHeads: game.texts('bannerHeads').map(expression),
    pools: game.rows('pools').map((rule) => ({
      pool: rule.text('pool'),
      isForWeapons: rule.flag('weapons'),
      title: expressionOrNull(rule.textOrNull('title')),
    })),
    kinds: game.rows('kinds').map((rule) => ({
      type: rule.textOrNull('type') === null ? null : rule.oneOf('type', ['version', 'event', 'gacha', 'challenge']),
      section: expressionOrNull(rule.textOrNull('section')),
      label: expressionOrNull(rule.textOrNull('label')),
      title: expressionOrNull(rule.textOrNull('title')),
      head: expressionOrNull(rule.textOrNull('head')),
      because: rule.text('because'),
    })),
  }
}

function expression(source: string): RegExp {
  return new RegExp(source, 'iu')
}

function expressionOrNull(source: string | null): RegExp | null {
  return source === null ? null : expression(source)
}
