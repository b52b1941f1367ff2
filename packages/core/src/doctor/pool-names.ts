import { nameKey } from '../gacha/facts.ts'
import type { GameId } from '../games/game.ts'

/** What tools call pools beside the games' own names. */
const NAMES: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  genshin: {
    100: ['beginner', 'beginners', "beginners' wish", 'novice', 'novice wish', 'novice wishes', '新手祈愿', '新手祈願'],
    200: ['standard', 'standard wish', 'permanent', 'permanent wish', '常驻祈愿', '常駐祈願'],
    301: ['character', 'character event', 'character event wish', '角色祈愿', '角色活动祈愿', '角色活動祈願'],
    302: ['weapon', 'weapon event', 'weapon event wish', '武器祈愿', '武器活动祈愿', '武器活動祈願'],
    400: ['character event wish-2', 'character event wish - 2', '角色活动祈愿-2'],
    500: ['chronicled', 'chronicled wish', '集录祈愿', '集錄祈願'],
  },
  starrail: {
    1: ['standard', 'regular', 'regular warp', 'stellar warp', '群星跃迁', '群星躍遷'],
    2: ['departure', 'beginner', 'departure warp', 'starter warp', '始发跃迁', '始發躍遷'],
    11: ['character', 'character event warp', '角色跃迁', '角色活动跃迁', '角色活動躍遷'],
    12: ['light_cone', 'lightcone', 'light cone event warp', '光锥跃迁', '光锥活动跃迁', '光錐活動躍遷'],
    21: ['character collaboration warp', '角色联动跃迁', '角色聯動躍遷'],
    22: ['light cone collaboration warp', '光锥联动跃迁', '光錐聯動躍遷'],
  },
  zenless: {
    1: ['1001', 'standard', 'standard channel', 'stable channel', '常驻频段', '常駐頻段'],
    2: ['2001', 'character', 'exclusive', 'exclusive channel', '独家频段', '獨家頻段'],
    3: ['3001', 'w_engine', 'w-engine channel', '音擎频段', '音擎頻段'],
    5: ['5001', 'bangboo', 'bangboo channel', '邦布频段', '邦布頻段'],
    102: ['12001', 'exclusive rescreening'],
    103: ['13001', 'w-engine reverberation'],
  },
  wuthering: {
    1: [
      '角色精准调谐',
      '角色活动唤取',
      '角色精准调谐-2',
      '全频调谐',
      'featured_resonator',
      'featured resonator',
      'character event convene',
      'featured resonator convene',
      'resonators accurate modulation',
    ],
    2: [
      '武器精准调谐',
      '武器活动唤取',
      'featured_weapon',
      'featured weapon',
      'weapon event convene',
      'featured weapon convene',
      'weapons accurate modulation',
    ],
    3: [
      '角色调谐(常驻池)',
      '角色常驻唤取',
      '角色常驻调谐',
      'standard_resonator',
      'standard resonator',
      'standard resonator convene',
      'character permanent convene',
    ],
    4: [
      '武器调谐(常驻池)',
      '武器常驻唤取',
      '武器常驻调谐',
      'standard_weapon',
      'standard weapon',
      'standard weapon convene',
      'weapon permanent convene',
    ],
    5: ['新手调谐', '新手唤取', 'beginner', 'novice', 'novice convene', 'beginner convene'],
    6: ['新手自选唤取', 'beginner_choice', "beginner's choice convene", 'beginner choice'],
    7: [
      '新手自选唤取(感恩定向唤取)',
      '感恩定向唤取',
      'giveback_event',
      'giveback custom convene',
      "beginner's choice convene(giveback custom convene)",
    ],
    8: ['角色新旅唤取', 'new voyage resonator convene'],
    9: ['武器新旅唤取', 'new voyage weapon convene'],
    10: ['角色联动唤取', 'cp_collab_resonator', 'collab resonator convene'],
    11: ['武器联动唤取', 'cp_collab_weapon', 'collab weapon convene'],
  },
}

const IDS = new Map(
  Object.entries(NAMES).map(([gameId, pools]) => [
    gameId,
    new Map(Object.entries(pools).flatMap(([id, names]) => names.map((name) => [nameKey(name), id] as const))),
  ]),
)

/** The pool that a tool means by a name of its own; `null` for another. */
export function poolByName(gameId: GameId, name: string): string | null {
  return IDS.get(gameId)?.get(nameKey(name)) ?? null
}
