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
  rival: { format: 'paimonMoe', name: 'paimon.moe' },
  moonVersion: 6,
  explainsEventTitles: true,
  showsWholeBannerTitles: false,
}
