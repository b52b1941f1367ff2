import { MINUTE_MS } from '@ephemeris/core/time/instant'
import currencyNames from '../../../data/wuthering/currency-names.json' with { type: 'json' }
import observed from '../../../data/wuthering/observed.json' with { type: 'json' }
import servers from '../../../data/wuthering/servers.json' with { type: 'json' }
import type { NamedGame } from '../named-game.ts'

export const GAME: NamedGame = {
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
  characters: {
    en: 'Resonators',
    'zh-Hans': '共鸣者',
    'zh-Hant': '共鳴者',
    ja: '共鳴者',
    ko: '공명자',
    fr: 'Résonateurs',
  },
  weapons: { en: 'Weapons', 'zh-Hans': '武器', 'zh-Hant': '武器', ja: '武器', ko: '무기', fr: 'Armes' },
  itemKinds: [
    {
      id: 'resonator',
      wire: 'Resonator',
      role: 'character',
      name: { en: 'Resonator', 'zh-Hans': '共鸣者', 'zh-Hant': '共鳴者', ja: '共鳴者', ko: '공명자', fr: 'Résonateur' },
    },
    {
      id: 'weapon',
      wire: 'Weapon',
      role: 'weapon',
      name: { en: 'Weapon', 'zh-Hans': '武器', 'zh-Hant': '武器', ja: '武器', ko: '무기', fr: 'Arme' },
    },
  ],
  stamina: {
    max: 240,
    everyMs: 6 * MINUTE_MS,
    name: {
      en: 'Waveplates',
      'zh-Hans': '结晶波片',
      'zh-Hant': '結晶波片',
      ja: '結晶波長板',
      ko: '결정 파장판',
      fr: 'Plaques d’onde',
    },
  },
  checkInPage: null,
  sampleUid: '700000004',
  files: { servers, observed, currencyNames },
}
