import type { GameId } from '@ephemeris/core/games/game'

/** When a chore comes back: at the game's reset, or so many days after it was bought or used. */
type PresetTime =
  | { readonly unit: 'week'; readonly weekday: 1 }
  | { readonly unit: 'month'; readonly day: 1 }
  | { readonly unit: 'after'; readonly days: number }

export interface OwnPreset {
  readonly id: 'bosses' | 'shop' | 'pass' | 'transformer' | 'expeditions'
  readonly time: PresetTime
}

const BOSSES: OwnPreset = { id: 'bosses', time: { unit: 'week', weekday: 1 } }
const SHOP: OwnPreset = { id: 'shop', time: { unit: 'month', day: 1 } }
const PASS: OwnPreset = { id: 'pass', time: { unit: 'after', days: 30 } }
const TRANSFORMER: OwnPreset = { id: 'transformer', time: { unit: 'after', days: 7 } }
const EXPEDITIONS: OwnPreset = { id: 'expeditions', time: { unit: 'after', days: 1 } }

/** What players of a game do again and again without a notice of it; absent: nothing is known. Sources: data/README.md. (OWN-6) */
export const OWN_PRESETS: Readonly<Partial<Record<GameId, readonly OwnPreset[]>>> = {
  genshin: [BOSSES, TRANSFORMER, SHOP, PASS, EXPEDITIONS],
  starrail: [BOSSES, SHOP, PASS, EXPEDITIONS],
  zenless: [BOSSES, SHOP, PASS],
  wuthering: [BOSSES, SHOP, PASS],
}
