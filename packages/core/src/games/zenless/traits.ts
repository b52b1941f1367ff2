import type { GameTraits } from '../game-traits.ts'

export const TRAITS: GameTraits = {
  publisher: 'hoyoverse',
  topRankResetsAll: true,
  hasPullIds: true,
  hasItemIds: true,
  hasBannerIds: true,
  exchange: { section: 'nap', pools: ['1', '2', '3', '5'], groupsPools: false, alwaysHasBannerId: false },
  apart: null,
  rival: { format: 'rngMoe', name: 'zzz.rng.moe' },
  moonVersion: null,
  explainsEventTitles: false,
  showsWholeBannerTitles: false,
}
