import { MINUTE_MS } from '@ephemeris/core/time/instant'
import currencyNames from '../../../data/starrail/currency-names.json' with { type: 'json' }
import observed from '../../../data/starrail/observed.json' with { type: 'json' }
import servers from '../../../data/starrail/servers.json' with { type: 'json' }
import type { NamedGame } from '../named-game.ts'

export const GAME: NamedGame = {
  name: {
    en: 'Honkai: Star Rail',
    'zh-Hans': '崩坏：星穹铁道',
    'zh-Hant': '崩壞：星穹鐵道',
    ja: '崩壊：スターレイル',
    ko: '붕괴: 스타레일',
    fr: 'Honkai: Star Rail',
  },
  color: '#e0a064',
  bannerWord: {
    en: 'Warp',
    'zh-Hans': '限时跃迁',
    'zh-Hant': '限時躍遷',
    ja: 'イベント跳躍',
    ko: '워프',
    fr: 'Saut hyperespace',
  },
  characters: {
    en: 'Characters',
    'zh-Hans': '角色',
    'zh-Hant': '角色',
    ja: 'キャラクター',
    ko: '캐릭터',
    fr: 'Personnages',
  },
  weapons: {
    en: 'Light Cones',
    'zh-Hans': '光锥',
    'zh-Hant': '光錐',
    ja: '光円錐',
    ko: '광추',
    fr: 'Cônes de lumière',
  },
  itemKinds: [
    {
      id: 'character',
      wire: 'Character',
      role: 'character',
      name: {
        en: 'Character',
        'zh-Hans': '角色',
        'zh-Hant': '角色',
        ja: 'キャラクター',
        ko: '캐릭터',
        fr: 'Personnage',
      },
    },
    {
      id: 'light_cone',
      wire: 'Light Cone',
      role: 'weapon',
      silhouette: 'card',
      name: { en: 'Light Cone', 'zh-Hans': '光锥', 'zh-Hant': '光錐', ja: '光円錐', ko: '광추', fr: 'Cône de lumière' },
    },
  ],
  stamina: {
    max: 300,
    everyMs: 6 * MINUTE_MS,
    name: {
      en: 'Trailblaze Power',
      'zh-Hans': '开拓力',
      'zh-Hant': '開拓力',
      ja: '開拓力',
      ko: '개척력',
      fr: 'Pouvoir de Pionnier',
    },
  },
  checkInPage: 'https://act.hoyolab.com/bbs/event/signin/hkrpg/index.html?act_id=e202303301540311',
  sampleUid: '800000002',
  files: { servers, observed, currencyNames },
}
