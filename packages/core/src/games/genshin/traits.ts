import type { GameTraits } from '../game-traits.ts'

export const TRAITS: GameTraits = {
  publisher: 'hoyoverse',
  topRankResetsAll: false,
  hasPullIds: true,
  hasItemIds: false,
  hasBannerIds: false,
  exchange: {
    section: 'hk4e',
    pools: ['100', '200', '301', '302', '400', '500'],
    groupsPools: true,
    alwaysHasBannerId: false,
  },
  apart: {
    section: 'hk4e_ugc',
    pools: ['1000', '2000', '20011', '20012', '20021', '20022'],
    name: {
      en: 'Miliastra Wonderland',
      'zh-Hans': '千星奇域',
      'zh-Hant': '千星奇域',
      ja: '星々の幻境',
      ko: '미리아스트라',
      fr: 'Miliastra',
    },
  },
  rival: { format: 'paimonMoe', name: 'paimon.moe' },
  moonVersion: 6,
  explainsEventTitles: true,
  showsWholeBannerTitles: false,
}
