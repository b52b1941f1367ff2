import { expect, test } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { GAME_IDS, type GameId } from '../../games/game.ts'
import { utcOffset } from '../../time/zone.ts'
import { signatureItem } from './signature-item.ts'

function named(gameId: GameId, name: string): string | null | undefined {
  const index = sampleFactsOf(gameId)
  const item = [...index.items.values()].find((one) => one.rank === 5 && one.name.en === name)
  const found = item && signatureItem(item.id, { index, server: utcOffset(480) })
  return found ? index.items.get(found)?.name.en : found
}

test.each([
  ['genshin', 'Durin', 'Athame Artis'],
  ['genshin', 'Nicole', 'Angelos\u2019 Heptades'],
  ['genshin', 'Citlali', 'Starcaller\u2019s Watch'],
  ['starrail', 'Mortenax Blade', 'Reforged in Hellfire'],
  ['starrail', 'Archer', 'The Hell Where Ideals Burn'],
  ['zenless', 'Zhao', 'Half-Sugar Bunny'],
  ['wuthering', 'Sigrika', 'Solsworn Ciphers'],
] as const)('PLAN-54 what was made for a character came new with her first banner (%s, %s)', (gameId, name, weapon) => {
  expect(named(gameId, name)?.replaceAll("'", '\u2019')).toBe(weapon)
})

test.each(['Venti', 'Klee', 'Albedo', 'Ganyu', 'Hu Tao', 'Keqing'])(
  'PLAN-54 where a weapon of the first banner went its own ways, none is named (%s)',
  (name) => {
    expect(named('genshin', name)).toBeNull()
  },
)

/** Whose history has weapons beside characters. */
const GAMES = GAME_IDS.filter((gameId) => {
  const { facts, items } = sampleFactsOf(gameId)
  return new Set(facts.history.flatMap(({ featured5 }) => items.get(featured5[0] ?? '')?.type)).size > 1
})

test.each(GAMES)('PLAN-54 nothing is made for two characters, and every server gives one answer (%s)', (gameId) => {
  const index = sampleFactsOf(gameId)
  const types = new Set(
    index.facts.history.slice(0, 1).flatMap(({ featured5 }) => index.items.get(featured5[0] ?? '')?.type),
  )
  const characters = [...index.items.values()].filter(({ type, rank }) => rank === 5 && types.has(type))
  const all = characters.map(({ id }) =>
    [-300, 60, 480].map((offset) => signatureItem(id, { index, server: utcOffset(offset) })),
  )
  expect(all.every((answers) => new Set(answers).size === 1)).toBe(true)
  const found = all.flatMap(([first]) => first ?? [])
  expect(found.length).toBeGreaterThan(characters.length / 2)
  expect(new Set(found).size).toBe(found.length)
})
