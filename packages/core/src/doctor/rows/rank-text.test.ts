import { expect, test } from 'vitest'
import { rankByText } from './rank-text.ts'

test.each([
  ['zenless', 'S-Rank', '4'],
  ['zenless', 'A级', '3'],
  ['zenless', 'B', '2'],
  ['zenless', 'Rank S', '4'],
  ['zenless', 'RankS', 'RankS'],
  ['zenless', 'Star 4', '4'],
  ['zenless', '3', '3'],
  ['genshin', '5★', '5'],
  ['starrail', '(4-Star)', '4'],
  ['wuthering', '3', '3'],
  ['genshin', '', ''],
  ['genshin', 'A', 'A'],
] as const)('DOC-5 in %s the rank %j is %j', (gameId, text, rank) => {
  expect(rankByText(gameId, text)).toBe(rank)
})
