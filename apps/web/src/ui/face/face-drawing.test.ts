import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language, readableIn } from '@ephemeris/core/language/language'
import type { Item } from '@ephemeris/gamedata/pulls/item'
import { ITEMS } from '@ephemeris/gamedata/pulls/items'
import { describe, expect, test } from 'vitest'
import { contrast, rgbOf } from '#web/ui/base/contrast.test-data'
import { ELEMENT_COLOURS, faceColoursOf, METALS } from '#web/ui/face/face-colours'
import { faceDrawing } from '#web/ui/face/face-drawing'
import { type FaceItem, faceKindOf } from '#web/ui/face/face-item'
import { lettersWidth } from '#web/ui/face/face-letters'
import { GAME_FACES } from '#web/ui/face/game-faces'

const SIZES = [24, 28, 32, 40, 48, 84, 96]

const venti: FaceItem = { id: '10000022', rank: 5, type: 'character', element: 'anemo', class: 'bow' }

function drawn(game: string, item: FaceItem, { name = 'Venti', sizePx = 24 } = {}) {
  return faceDrawing({ game, item, name }, sizePx)
}

/** As far as anyone can see. */
function looks(game: GameId, item: Item, language: Language, sizePx = 24): string {
  const name = readableIn(item.name, language) ?? item.id
  return JSON.stringify(faceDrawing({ game, item, name }, sizePx))
}

describe('the same and different', () => {
  test('FACE-1 a face depends on its item alone, and stays the same', () => {
    const before = JSON.stringify(SIZES.map((sizePx) => drawn('genshin', venti, { sizePx })))
    for (let other = 0; other < 700; other++) drawn('genshin', { ...venti, id: String(other) })
    const after = JSON.stringify(SIZES.map((sizePx) => drawn('genshin', { ...venti }, { sizePx })))
    expect(after).toBe(before)
    expect(before).not.toContain('NaN')
  })

  test.each(GAME_IDS)('FACE-1 no two items of %s look alike in a bar, in any language', (game) => {
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>()
      for (const item of ITEMS[game]) {
        const look = looks(game, item, language)
        expect(seen.get(look), `${item.name.en} in ${language}`).toBeUndefined()
        seen.set(look, item.id)
      }
    }
  })

  test.each(GAME_IDS)(
    'FACE-1 characters of %s with the same letters, element and rarity differ in their light',
    (game) => {
      const groups = new Map<string, Item[]>()
      for (const item of ITEMS[game].filter((item) => faceKindOf({ game, item }) === 'character')) {
        const { letters, ring } = faceDrawing({ game, item, name: item.name.en ?? item.id }, 24)
        const alike = [letters?.text, item.element, ring].join(' ')
        groups.set(alike, [...(groups.get(alike) ?? []), item])
      }
      for (const [alike, items] of groups) {
        const lights = items.map((item) => drawn(game, item).parts.at(-1)?.d)
        expect(new Set(lights).size, alike).toBe(items.length)
      }
    },
  )

  test('FACE-1 an item no one knows yet has a face of its own too', () => {
    const [one, other] = ['pending:a', 'pending:b'].map((id) => drawn('genshin', { ...venti, id }))
    expect(one).not.toEqual(other)
  })
})

describe('what it shows', () => {
  test('FACE-2 an element has one colour in all games, and the game its own edge', () => {
    const fires = [
      drawn('genshin', { ...venti, element: 'pyro' }),
      drawn('starrail', { ...venti, element: 'fire' }),
      drawn('zenless', { ...venti, type: 'agent', element: 'fire' }),
      drawn('wuthering', { ...venti, type: 'resonator', element: 'fusion' }),
    ]
    for (const { colours } of fires) expect(colours).toBe(ELEMENT_COLOURS.fire)
    const [, starrail, zenless, wuthering] = fires.map(({ parts }) => parts.at(-1)?.d)
    expect(new Set([starrail, zenless, wuthering]).size).toBe(3)
  })

  test('FACE-2 every element of the facts has a colour', () => {
    for (const game of GAME_IDS) {
      const plain = faceColoursOf(game, 'character', { id: '1', rank: 5 }, 0)
      for (const item of ITEMS[game].filter(({ element }) => element !== null)) {
        expect(faceColoursOf(game, 'character', item, 0), `${item.element} of ${game}`).not.toBe(plain)
      }
    }
  })

  test('FACE-2 the ring says the rarity', () => {
    expect([5, 4, 3].map((rank) => drawn('genshin', { ...venti, rank }).ring)).toEqual([5, 4, 3])
  })

  test('FACE-2 what is not known is in the colours of the game, and without a type a star on a tile', () => {
    const unknown = { id: '10000005', rank: 5, type: 'character' }
    const traveler = drawn('genshin', unknown, { name: 'Traveler', sizePx: 96 })
    expect(traveler).toMatchObject({ letters: { text: 'Tr' }, badge: [], colours: { lit: '#7d4bdd' } })
    expect(drawn('genshin', { ...unknown, type: undefined }).letters).toBeNull()
    expect(drawn('genshin', { id: '1', rank: 5 }).colours).toBe(traveler.colours)
  })

  test.each(GAME_IDS)('FACE-4 every weapon, cone, engine and bangboo of %s has the silhouette of its kind', (game) => {
    const gear = ITEMS[game].filter(
      (item) => faceKindOf({ game, item }) === 'gear' && (item.class ?? item.type) !== 'weapon',
    )
    const star = drawn(game, { id: '1', rank: 5, type: 'weapon' }).parts.find(({ fill }) => fill === 'ink')?.d
    for (const item of gear) {
      const silhouette = drawn(game, item).parts.find(({ fill }) => fill === 'ink')?.d
      expect(silhouette, item.name.en).not.toBe(star)
    }
  })

  test('FACE-5 currencies and tickets are pale tiles in the colours of the theme', () => {
    const drawnGames = GAME_IDS.filter((game) => GAME_FACES.has(game))
    const things = drawnGames.map((game) => drawn(game, { id: 'currency', rank: 0, type: 'currency' }))
    for (const thing of things) expect(thing).toMatchObject({ colours: null, ring: null, letters: null })
    expect(new Set(things.map((thing) => JSON.stringify(thing.parts))).size).toBe(drawnGames.length)
  })

  test('FACE-2 the badge and the constellation come at 48 px, the minutes at 84, the letters at any size', () => {
    const parts = SIZES.map((sizePx) => drawn('genshin', venti, { sizePx }))
    expect(parts.map(({ badge }) => badge.length > 0)).toEqual([false, false, false, false, true, true, true])
    expect(parts.map(({ letters }) => letters?.text)).toEqual(SIZES.map(() => 'Ve'))
    expect(parts.at(-1)?.parts.some(({ dash }) => dash)).toBe(true)
  })
})

describe('how it can be seen and what it costs', () => {
  const inks = [...Object.values(ELEMENT_COLOURS), ...[...METALS.values()].flat()]
  const unknown = [...GAME_IDS, 'other'].map((game) => faceColoursOf(game, 'unknown', { id: '1', rank: 5 }, 0))

  test.each([...inks, ...unknown])('FACE-9 $ink can be read on $lit and $shade', ({ ink, lit, shade }) => {
    expect(contrast(rgbOf(ink), rgbOf(lit))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(rgbOf(ink), rgbOf(shade))).toBeGreaterThanOrEqual(4.5)
  })

  test('FACE-9 letters never leave the disc', () => {
    for (const game of GAME_IDS) {
      for (const item of ITEMS[game].filter((item) => faceKindOf({ game, item }) === 'character')) {
        for (const language of LANGUAGES) {
          const name = readableIn(item.name, language) ?? item.id
          const { letters } = faceDrawing({ game, item, name }, 24)
          expect((letters?.size ?? 0) * lettersWidth(letters?.text ?? ''), name).toBeLessThanOrEqual(68.5)
        }
      }
    }
  })

  test('FACE-6 a face in a bar is at most six paths and two letters, of under 1.5 KB', () => {
    for (const game of GAME_IDS) {
      for (const item of ITEMS[game]) {
        const { parts, badge, letters } = drawn(game, item)
        expect(parts.length + badge.length + (letters ? 1 : 0), item.name.en).toBeLessThanOrEqual(6)
        const bytes = parts.reduce((sum, { d }) => sum + d.length, 0)
        expect(bytes, item.name.en).toBeLessThan(2500)
      }
    }
  })
})
