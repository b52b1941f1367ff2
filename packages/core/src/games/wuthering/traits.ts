import type { GameTraits } from '../game-traits.ts'

export const TRAITS: GameTraits = {
  publisher: 'kuro',
  topRankResetsAll: true,
  hasPullIds: false,
  hasItemIds: true,
  hasBannerIds: false,
  exchange: null,
  apart: null,
  rival: { format: 'wuwaTracker', name: 'WuWa Tracker' },
  moonVersion: null,
  explainsEventTitles: false,
  showsWholeBannerTitles: true,
}
