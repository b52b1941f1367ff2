import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byCount, leaderOf, type Poll, pick, totalOf } from './poll.ts'

const poll = (counts: Readonly<Record<string, number>>, choice: string | null = null): Poll => ({
  id: 'difficulty',
  name: 'Difficulty',
  options: Object.entries(counts).map(([id, count]) => ({ id, label: id, count })),
  choice,
})

const countsOf = ({ options }: Poll) => Object.fromEntries(options.map(({ id, count }) => [id, count]))

test.each([
  ['the first choice', poll({ easy: 1, hard: 2 }), 'easy', { easy: 2, hard: 2 }, 'easy'],
  ['another choice', poll({ easy: 1, hard: 2 }, 'hard'), 'easy', { easy: 2, hard: 1 }, 'easy'],
  ['the same choice', poll({ easy: 1, hard: 2 }, 'hard'), 'hard', { easy: 1, hard: 1 }, null],
  ['a count that was behind', poll({ easy: 0, hard: 0 }, 'hard'), 'easy', { easy: 1, hard: 0 }, 'easy'],
])('VOTE-1 %s', (_, before, option, counts, choice) => {
  const after = pick(before, option)
  expect(countsOf(after)).toEqual(counts)
  expect(after.choice).toBe(choice)
})

test('VOTE-1 an option that the poll does not have is a mistake of the caller', () => {
  expect(() => pick(poll({ easy: 1 }), 'hard')).toThrow(RangeError)
})

test('VOTE-1 picking twice changes nothing, and only one vote is ever counted', () => {
  const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(1000), { minKeys: 1 })
  fc.assert(
    fc.property(counts, fc.infiniteStream(fc.nat()), (given, numbers) => {
      const ids = Object.keys(given)
      const start = poll(given)
      const [first = '', second = ''] = [...numbers.take(2)].map((n) => ids[n % ids.length])
      expect(pick(pick(start, first), first)).toEqual(start)
      expect(totalOf(pick(pick(start, first), second)) - totalOf(start)).toBe(first === second ? 0 : 1)
    }),
  )
})

test('VOTE-2 options come by their count, equal ones in the order of the poll; the first leads if it has a vote', () => {
  const some = poll({ easy: 2, fair: 5, hard: 2 })
  expect(byCount(some).map(({ id }) => id)).toEqual(['fair', 'easy', 'hard'])
  expect(leaderOf(some)?.id).toBe('fair')
  expect([totalOf(some), totalOf(poll({ easy: 0 }))]).toEqual([9, 0])
  expect(leaderOf(poll({ easy: 0, hard: 0 }))).toBeNull()
})
