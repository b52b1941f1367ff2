import { MINUTE_MS } from '@ephemeris/core/time/instant'
import currencyNames from '../../../data/genshin/currency-names.json' with { type: 'json' }
import observed from '../../../data/genshin/observed.json' with { type: 'json' }
import servers from '../../../data/genshin/servers.json' with { type: 'json' }
import type { NamedGame } from '../named-game.ts'

export const GAME: NamedGame = {
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
  versionIcon: 'mdi-numeric',
  characters: {
    en: 'Characters',
    'zh-Hans': '角色',
    'zh-Hant': '角色',
    ja: 'キャラクター',
    ko: '캐릭터',
    fr: 'Personnages',
  },
  weapons: { en: 'Weapons', 'zh-Hans': '武器', 'zh-Hant': '武器', ja: '武器', ko: '무기', fr: 'Armes' },
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
      id: 'weapon',
      wire: 'Weapon',
      role: 'weapon',
      name: { en: 'Weapon', 'zh-Hans': '武器', 'zh-Hant': '武器', ja: '武器', ko: '무기', fr: 'Arme' },
    },
  ],
  stamina: {
    max: 200,
    everyMs: 8 * MINUTE_MS,
    name: {
      en: 'Original Resin',
      'zh-Hans': '原粹树脂',
      'zh-Hant': '原粹樹脂',
      ja: '天然樹脂',
      ko: '오리지널 레진',
      fr: 'Résine originelle',
    },
  },
  checkInPage: 'https://act.hoyolab.com/ys/event/signin-sea-v3/index.html?act_id=e202102251931481',
  sampleUid: '800000001',
  files: { servers, observed, currencyNames },
}
