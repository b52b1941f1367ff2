import type { NamedGame } from './named-game.ts'

export const WUTHERING: NamedGame = {
  name: {
    en: 'Wuthering Waves',
    'zh-Hans': '鸣潮',
    'zh-Hant': '鳴潮',
    ja: '鳴潮',
    ko: '명조: 워더링 웨이브',
    fr: 'Wuthering Waves',
  },
  color: '#18a0e8',
  bannerWord: { en: 'Convene', 'zh-Hans': '限时唤取', 'zh-Hant': '限時喚取', ja: '集音', ko: '튜닝', fr: 'Convier' },
}
