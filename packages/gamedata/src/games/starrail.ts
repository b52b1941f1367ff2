import type { NamedGame } from './named-game.ts'

export const STARRAIL: NamedGame = {
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
}
