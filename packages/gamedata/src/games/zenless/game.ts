import { MINUTE_MS } from '@ephemeris/core/time/instant'
import currencyNames from '../../../data/zenless/currency-names.json' with { type: 'json' }
import observed from '../../../data/zenless/observed.json' with { type: 'json' }
import servers from '../../../data/zenless/servers.json' with { type: 'json' }
import type { NamedGame } from '../named-game.ts'

/** French follows the game's pools (Canal): no official general word was found. */
export const GAME: NamedGame = {
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
  characters: {
    en: 'Agents',
    'zh-Hans': '代理人',
    'zh-Hant': '代理人',
    ja: 'エージェント',
    ko: '에이전트',
    fr: 'Agents',
  },
  weapons: { en: 'W-Engines', 'zh-Hans': '音擎', 'zh-Hant': '音擎', ja: '音動機', ko: 'W-엔진', fr: 'Moteurs-amplis' },
  itemKinds: [
    {
      id: 'agent',
      wire: 'Agents',
      role: 'character',
      name: {
        en: 'Agents',
        'zh-Hans': '代理人',
        'zh-Hant': '代理人',
        ja: 'エージェント',
        ko: '에이전트',
        fr: 'Agents',
      },
    },
    {
      id: 'w_engine',
      wire: 'W-Engines',
      role: 'weapon',
      silhouette: 'blades',
      name: { en: 'W-Engines', 'zh-Hans': '音擎', 'zh-Hant': '音擎', ja: '音動機', ko: 'W-엔진', fr: 'Moteurs-amplis' },
    },
    {
      id: 'bangboo',
      wire: 'Bangboo',
      role: 'companion',
      silhouette: 'head',
      name: { en: 'Bangboo', 'zh-Hans': '邦布', 'zh-Hant': '邦布', ja: 'ボンプ', ko: 'Bangboo', fr: 'Bangbous' },
    },
  ],
  stamina: {
    max: 240,
    everyMs: 6 * MINUTE_MS,
    name: {
      en: 'Battery Charge',
      'zh-Hans': '电量',
      'zh-Hant': '電量',
      ja: 'バッテリー',
      ko: '배터리',
      fr: 'Batterie',
    },
  },
  checkInPage: 'https://act.hoyolab.com/bbs/event/signin/zzz/index.html?act_id=e202406031448091',
  sampleUid: '1300000003',
  files: { servers, observed, currencyNames },
}
