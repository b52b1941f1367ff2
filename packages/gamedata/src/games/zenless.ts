import type { NamedGame } from './named-game.ts'

/** French follows the game's pools (Canal): no official general word was found. */
export const ZENLESS: NamedGame = {
  name: {
    en: 'Zenless Zone Zero',
    'zh-Hans': '绝区零',
    'zh-Hant': '絕區零',
    ja: 'ゼンレスゾーンゼロ',
    ko: '젠레스 존 제로',
    fr: 'Zenless Zone Zero',
  },
  color: '#4caf50',
  bannerWord: {
    en: 'Signal Search',
    'zh-Hans': '限时调频',
    'zh-Hant': '限時調頻',
    ja: 'イベント変調',
    ko: '변조',
    fr: 'Canal',
  },
}
