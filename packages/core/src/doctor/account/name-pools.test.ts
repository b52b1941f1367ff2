import { expect, test } from 'vitest'
import { GENSHIN } from '../../gacha/sample-facts.test-data.ts'
import type { PoolAnswer } from '../file-question.ts'
import { draftRow } from '../rows/draft.ts'
import { joinPoolQuestions, namePools } from './name-pools.ts'

const row = (poolId: string, change = {}) => draftRow({ poolId, time: 't', name: 'Cool Steel', ...change })
const answer = (name: string, poolId: string): PoolAnswer => ({ gameId: 'genshin', name, poolId })

function named(rows: readonly ReturnType<typeof row>[], ...answers: readonly PoolAnswer[]) {
  const { poolOf, questions } = namePools(rows, GENSHIN, answers)
  return { pools: rows.map(poolOf), asked: questions.map(({ name, rows: count, chosen }) => [name, count, chosen]) }
}

test('DOC-31 a name of the game is not asked for, another one is, once for each way of writing it', () => {
  const rows = [row('301'), row('Character Event'), row('Evento'), row(' evento'), row('Arma')]
  expect(named(rows)).toEqual({
    pools: ['301', '301', 'Evento', ' evento', 'Arma'],
    asked: [
      ['Evento', 2, ''],
      ['Arma', 1, ''],
    ],
  })
  expect(
    named(rows, answer('EVENTO', '301'), answer('Arma', 'x'), { ...answer('Arma', '1'), gameId: 'starrail' }),
  ).toEqual({
    pools: ['301', '301', '301', '301', 'Arma'],
    asked: [
      ['Evento', 2, '301'],
      ['Arma', 1, ''],
    ],
  })
})

test('DOC-31 a number that the game does not have is a pool of its own, another one, or left out, as the player says', () => {
  expect(named([row('0777')])).toEqual({ pools: ['0777'], asked: [['0777', 1, '777']] })
  expect(named([row('777')], answer('777', '302'))).toEqual({ pools: ['302'], asked: [['777', 1, '302']] })
  expect(named([row('777')], answer('777', ''))).toEqual({ pools: [''], asked: [['777', 1, '']] })
  expect(namePools([row('777'), row('x')], GENSHIN, []).questions.map(({ choices }) => choices[0])).toEqual([
    '777',
    [...GENSHIN.pools.keys()][0],
  ])
})

test('DOC-31 rows that are no pulls ask nothing, and what cannot be shown is cut and replaced', () => {
  expect(named([row('a', { time: '' }), row('a', { name: '' })]).asked).toEqual([])
  expect(named([row('a\u0000b'), row('x'.repeat(99)), row('')]).asked).toEqual([
    ['a\uFFFDb', 1, ''],
    ['x'.repeat(64), 1, ''],
    ['', 1, ''],
  ])
  expect(named([row('x'.repeat(99))], answer('x'.repeat(64), '301')).pools).toEqual(['301'])
})

test('DOC-31 of the questions of a file the twenty about most rows are asked, each once', () => {
  const { questions } = namePools([row('a'), row('b'), row('b')], GENSHIN, [])
  expect(joinPoolQuestions([...questions, ...questions]).map(({ name, rows }) => [name, rows])).toEqual([
    ['b', 4],
    ['a', 2],
  ])
  const many = Array.from({ length: 30 }, (_, n) => row(`pool ${n}`))
  expect(joinPoolQuestions(namePools(many, GENSHIN, []).questions)).toHaveLength(20)
})
