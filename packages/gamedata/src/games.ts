import { ACTIVITY_TYPES, GAME_IDS, type Game, type GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { inEveryLanguage, type NamedText } from '@ephemeris/core/language/language'
import type { NamedGame } from './games/named-game.ts'
import { NAMED_GAMES } from './games/named-games.ts'

const VERSION: NamedText = {
  en: 'Version',
  'zh-Hans': '版本',
  'zh-Hant': '版本',
  ja: 'バージョン',
  ko: '버전',
  fr: 'Version',
}

const EVENT: NamedText = {
  en: 'Event',
  'zh-Hans': '活动',
  'zh-Hant': '活動',
  ja: 'イベント',
  ko: '이벤트',
  fr: 'Événement',
}

const CHALLENGE: NamedText = {
  en: 'Challenge',
  'zh-Hans': '周期挑战',
  'zh-Hant': '週期挑戰',
  ja: '高難度コンテンツ',
  ko: '고난도 콘텐츠',
  fr: 'Défi',
}

function gameOf(id: GameId, { name, color, bannerWord, versionIcon = 'mdi-update' }: NamedGame): Game {
  return {
    id,
    name: inEveryLanguage(name),
    color,
    subTypes: {
      version: { name: inEveryLanguage(VERSION), icon: versionIcon, isDefault: true },
      event: { name: inEveryLanguage(EVENT), icon: 'mdi-calendar-star', isDefault: true },
      gacha: { name: inEveryLanguage(bannerWord), icon: 'mdi-crystal-ball', isDefault: true },
      challenge: { name: inEveryLanguage(CHALLENGE), icon: 'mdi-sword-cross', isDefault: true },
    },
    typeOrder: ACTIVITY_TYPES,
  }
}

export const GAME_FACTS = mapGames((id) => gameOf(id, NAMED_GAMES[id]))

/** All games, in the order of the catalogue. */
export const GAMES: readonly Game[] = GAME_IDS.map((id) => GAME_FACTS[id])
