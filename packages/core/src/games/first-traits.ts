import { type Language, type NamedText, namedIn } from '../language/language.ts'
import type { GameId } from './game.ts'

interface FirstTraits {
  /** What ranks are called: 3 to 5 stars, or B, A and S, which the log counts from 2. (GACHA-1) */
  readonly ranks: 'stars' | 'letters'
  /** The pool of limited characters, which is shown before one is chosen. */
  readonly firstPool: string
  /** Of the ids of weapons, by which a banner shows what it features. (ACT-7) */
  readonly weaponIdDigits: number
  /** Where the whole name has no room. */
  readonly shortName: NamedText
}

/** Those traits that the first load needs; all others are in the folder of the game. */
const FIRST_TRAITS: Readonly<Record<GameId, FirstTraits>> = {
  genshin: {
    ranks: 'stars',
    firstPool: '301',
    weaponIdDigits: 5,
    shortName: { en: 'Genshin', 'zh-Hans': '原神', 'zh-Hant': '原神', ja: '原神', ko: '원신', fr: 'Genshin' },
  },
  starrail: {
    ranks: 'stars',
    firstPool: '11',
    weaponIdDigits: 5,
    shortName: {
      en: 'Star Rail',
      'zh-Hans': '星穹铁道',
      'zh-Hant': '星穹鐵道',
      ja: 'スターレイル',
      ko: '스타레일',
      fr: 'Star Rail',
    },
  },
  zenless: {
    ranks: 'letters',
    firstPool: '2',
    weaponIdDigits: 5,
    shortName: { en: 'ZZZ', 'zh-Hans': '绝区零', 'zh-Hant': '絕區零', ja: 'ゼンゼロ', ko: '젠존제', fr: 'ZZZ' },
  },
  wuthering: {
    ranks: 'stars',
    firstPool: '1',
    weaponIdDigits: 8,
    shortName: { en: 'WuWa', 'zh-Hans': '鸣潮', 'zh-Hant': '鳴潮', ja: '鳴潮', ko: '명조', fr: 'WuWa' },
  },
}

export function hasLetterRanks(gameId: GameId): boolean {
  return FIRST_TRAITS[gameId].ranks === 'letters'
}

export function firstPoolOf(gameId: GameId): string {
  return FIRST_TRAITS[gameId].firstPool
}

export function weaponIdDigits(gameId: GameId): number {
  return FIRST_TRAITS[gameId].weaponIdDigits
}

export function shortGameName(gameId: GameId, language: Language): string {
  return namedIn(language, FIRST_TRAITS[gameId].shortName)
}
