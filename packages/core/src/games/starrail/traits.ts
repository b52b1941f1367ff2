import type { GameTraits } from '../game-traits.ts'

export const TRAITS: GameTraits = {
  publisher: 'hoyoverse',
  topRankResetsAll: false,
  hasPullIds: true,
  hasItemIds: true,
  hasBannerIds: true,
  exchange: {
    section: 'hkrpg',
    pools: ['1', '2', '11', '12', '21', '22'],
    groupsPools: false,
    alwaysHasBannerId: true,
  },
  apart: null,
  rival: { format: 'starRailStation', name: 'StarRailStation (CSV)' },
  moonVersion: null,
  explainsEventTitles: false,
  showsWholeBannerTitles: false,
}
