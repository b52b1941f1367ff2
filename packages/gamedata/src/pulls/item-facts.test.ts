import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { itemKindOf } from '../games/item-kinds.ts'
import { ITEMS } from './items.ts'

/** The elements and the kinds of weapon, paths or specialties that each game has. */
const KNOWN: Readonly<Partial<Record<GameId, { elements: readonly string[]; classes: readonly string[] }>>> = {
  genshin: {
    elements: ['pyro', 'hydro', 'anemo', 'electro', 'dendro', 'cryo', 'geo'],
    classes: ['sword', 'claymore', 'polearm', 'bow', 'catalyst'],
  },
  starrail: {
    elements: ['physical', 'fire', 'ice', 'lightning', 'wind', 'quantum', 'imaginary'],
    classes: [
      ...['destruction', 'hunt', 'erudition', 'harmony', 'nihility'],
      ...['preservation', 'abundance', 'remembrance', 'elation'],
    ],
  },
  zenless: {
    elements: ['physical', 'fire', 'ice', 'electric', 'ether', 'wind', 'frost', 'auric-ink', 'honed-edge'],
    classes: ['attack', 'stun', 'anomaly', 'support', 'defense', 'rupture', 'armorer'],
  },
  wuthering: {
    elements: ['glacio', 'fusion', 'electro', 'aero', 'spectro', 'havoc'],
    classes: ['broadblade', 'sword', 'pistols', 'gauntlets', 'rectifier'],
  },
}

/** Items whose facts no source gives, or that have none; a fact that is filled in leaves this list. */
const MISSING: Readonly<Record<string, readonly string[]>> = {
  // Travelers change their element, and manekins have none.
  'genshin element': ['10000005', '10000007', '10000117', '10000118'],
  // Remielle, Claret, Roxy; the siblings fight in no team.
  'zenless element': ['1581', '1611', '1621', '2011', '2021'],
  'zenless class': ['1621', '2011', '2021'],
}

test.each(GAME_IDS)('FACE-8 elements and classes of %s are its own, and what is not known is listed', (game) => {
  const missing: Record<'element' | 'class', string[]> = { element: [], class: [] }
  for (const { id, type, element, class: itemClass } of ITEMS[game]) {
    const role = itemKindOf(game, type)?.role
    const isCharacter = role === 'character'
    if (element !== null) expect(KNOWN[game]?.elements, id).toContain(element)
    if (itemClass !== null) expect(KNOWN[game]?.classes, id).toContain(itemClass)
    if (!isCharacter) expect(element, id).toBeNull()
    if (!KNOWN[game]) continue
    if (isCharacter && element === null) missing.element.push(id)
    if (role !== 'companion' && itemClass === null) missing.class.push(id)
  }
  expect(missing.element.toSorted()).toEqual(MISSING[`${game} element`] ?? [])
  expect(missing.class.toSorted()).toEqual(MISSING[`${game} class`] ?? [])
})
