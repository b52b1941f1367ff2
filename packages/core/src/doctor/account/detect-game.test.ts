import { expect, test } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { type DraftRow, draftRow } from '../rows/draft.ts'
import { detectGame } from './detect-game.ts'

function detect(rows: readonly (Partial<DraftRow> | null)[], uid = '') {
  return detectGame(
    rows.map((row) => row && draftRow(row)),
    uid,
    sampleFactsOf,
  )
}

test('DOC-5 an item or a pool gives the game of rows, under its id or any of its names', () => {
  expect(detect([{ itemId: '11301' }])).toBe('genshin')
  expect(detect([{ name: '希儿' }])).toBe('starrail')
  expect(detect([{ poolId: '21' }])).toBe('starrail')
  expect(detect([{ poolId: 'Exclusive Channel' }])).toBe('zenless')
  expect(detect([{ poolId: 'Regular Warp' }])).toBe('starrail')
  expect(detect([{ poolId: '角色精准调谐' }])).toBe('wuthering')
})

test('DOC-5 an item weighs more than a pool, and two pools as much as an item', () => {
  expect(detect([{ name: 'Cool Steel', poolId: '21' }])).toBe('genshin')
  expect(detect([{ name: '希儿' }, { poolId: '302' }])).toBe('starrail')
  expect(detect([{ name: '希儿' }, { poolId: '302' }, { poolId: '302' }, { poolId: '302' }])).toBe('genshin')
})

test('DOC-5 where rows say the same of several games, the account decides, and never against a pool', () => {
  expect(detect([{ poolId: '2' }])).toBe('starrail')
  expect(detect([{ poolId: '2' }], '1000000001')).toBe('zenless')
  expect(detect([{ poolId: '302' }], '1000000001')).toBe('genshin')
})

test('DOC-5 rows without a game are of the game that has the account, and without rows there is none', () => {
  expect(detect([{ name: 'Nobody', itemType: 'Weapon' }])).toBeNull()
  expect(detect([{ name: 'Nobody' }], '1000000001')).toBe('zenless')
  expect(detect([], '1000000001')).toBeNull()
  expect(detect([null], '1000000001')).toBeNull()
})

test('DOC-5 the first two hundred records decide', () => {
  const star = Array.from({ length: 200 }, () => ({ poolId: '21' }))
  const genshin = Array.from({ length: 300 }, () => ({ poolId: '302' }))
  expect(detect([...star, ...genshin])).toBe('starrail')
  expect(detect([...star.map(() => null), ...genshin, ...star, ...star])).toBe('genshin')
})
