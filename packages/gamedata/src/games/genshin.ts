import type { NamedGame } from './named-game.ts'

export const GENSHIN: NamedGame = {
  name: {
    en: 'Genshin Impact',
    'zh-Hans': '原神',
    'zh-Hant': '原神',
    ja: '原神',
    ko: '원신',
    fr: 'Genshin Impact',
  },
  color: '#a068f8',
  bannerWord: { en: 'Wish', 'zh-Hans': '限时祈愿', 'zh-Hant': '限時祈願', ja: 'イベント祈願', ko: '기원', fr: 'Vœux' },
  versionWord: { ja: 'バージョン' },
  versionIcon: 'mdi-numeric',
}
