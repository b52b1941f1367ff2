import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { LocalizedText } from '@ephemeris/core/language/language'
import type { ByGame } from './by-game.ts'

/** The kinds of activity, in the order in which every game lists them. */
const SUB_TYPES = ['version', 'event', 'gacha', 'challenge'] as const

type SubTypeKey = (typeof SUB_TYPES)[number]

interface GameSubType {
  readonly name: LocalizedText
  /** A name of the Material Design icon set. */
  readonly icon: string
  readonly isDefault: boolean
}

export interface GameFacts {
  readonly id: GameId
  readonly name: LocalizedText
  /** `#rrggbb` */
  readonly color: string
  readonly subTypes: Readonly<Record<SubTypeKey, GameSubType>>
  readonly typeOrder: readonly SubTypeKey[]
}

const VERSION: LocalizedText = {
  en: 'Version',
  'zh-Hans': '版本',
  'zh-Hant': '版本',
  ja: 'アップデート',
  ko: '버전 업데이트',
  fr: 'Version',
}

const EVENT: LocalizedText = {
  en: 'Event',
  'zh-Hans': '活动',
  'zh-Hant': '活動',
  ja: 'イベント',
  ko: '이벤트',
  fr: 'Événement',
}

const CHALLENGE: LocalizedText = {
  en: 'Challenge',
  'zh-Hans': '周期挑战',
  'zh-Hant': '週期挑戰',
  ja: '高難度コンテンツ',
  ko: '도전 콘텐츠',
  fr: 'Défi',
}

/** What each game calls its banners. French of zenless follows its pools (Canal): no official general word was found. */
const GACHA: ByGame<LocalizedText> = {
  genshin: { en: 'Wish', 'zh-Hans': '限时祈愿', 'zh-Hant': '限時祈願', ja: 'イベント祈願', ko: '기원', fr: 'Vœux' },
  starrail: {
    en: 'Warp',
    'zh-Hans': '限时跃迁',
    'zh-Hant': '限時躍遷',
    ja: 'イベント跳躍',
    ko: '워프',
    fr: 'Saut hyperespace',
  },
  zenless: {
    en: 'Signal Search',
    'zh-Hans': '限时调频',
    'zh-Hant': '限時調頻',
    ja: 'イベント変調',
    ko: '변조',
    fr: 'Canal',
  },
  wuthering: { en: 'Convene', 'zh-Hans': '限时唤取', 'zh-Hant': '限時喚取', ja: '集音', ko: '튜닝', fr: 'Convier' },
}

function subTypesOf(game: GameId): GameFacts['subTypes'] {
  const isGenshin = game === 'genshin'
  return {
    version: {
      name: isGenshin ? { ...VERSION, ja: 'バージョン' } : VERSION,
      icon: isGenshin ? 'mdi-numeric' : 'mdi-update',
      isDefault: true,
    },
    event: { name: EVENT, icon: 'mdi-calendar-star', isDefault: true },
    gacha: { name: GACHA[game], icon: 'mdi-crystal-ball', isDefault: true },
    challenge: { name: CHALLENGE, icon: 'mdi-sword-cross', isDefault: true },
  }
}

export const GAME_FACTS: ByGame<GameFacts> = {
  genshin: {
    id: 'genshin',
    name: {
      en: 'Genshin Impact',
      'zh-Hans': '原神',
      'zh-Hant': '原神',
      ja: '原神',
      ko: '원신',
      fr: 'Genshin Impact',
    },
    color: '#a068f8',
    subTypes: subTypesOf('genshin'),
    typeOrder: SUB_TYPES,
  },
  starrail: {
    id: 'starrail',
    name: {
      en: 'Honkai: Star Rail',
      'zh-Hans': '崩坏：星穹铁道',
      'zh-Hant': '崩壞：星穹鐵道',
      ja: '崩壊：スターレイル',
      ko: '붕괴: 스타레일',
      fr: 'Honkai: Star Rail',
    },
    color: '#e0a064',
    subTypes: subTypesOf('starrail'),
    typeOrder: SUB_TYPES,
  },
  zenless: {
    id: 'zenless',
    name: {
      en: 'Zenless Zone Zero',
      'zh-Hans': '绝区零',
      'zh-Hant': '絕區零',
      ja: 'ゼンレスゾーンゼロ',
      ko: '젠레스 존 제로',
      fr: 'Zenless Zone Zero',
    },
    color: '#4caf50',
    subTypes: subTypesOf('zenless'),
    typeOrder: SUB_TYPES,
  },
  wuthering: {
    id: 'wuthering',
    name: {
      en: 'Wuthering Waves',
      'zh-Hans': '鸣潮',
      'zh-Hant': '鳴潮',
      ja: '鳴潮',
      ko: '명조: 워더링 웨이브',
      fr: 'Wuthering Waves',
    },
    color: '#18a0e8',
    subTypes: subTypesOf('wuthering'),
    typeOrder: SUB_TYPES,
  },
}

/** The four games, in the order of the catalogue. */
export const GAMES: readonly GameFacts[] = GAME_IDS.map((id) => GAME_FACTS[id])
