import { expect, test } from 'vitest'
import { gate } from '#server/testing/gate'
import { createTurns } from './turns.ts'

test('LEDGER-12 files are read two at a time, in the order in which they came, and a failure makes room', async () => {
  const inTurn = createTurns(2)
  const gates = Array.from({ length: 4 }, () => gate())
  const begun: number[] = []
  const works = gates.map(({ opened }, n) =>
    inTurn(async () => {
      begun.push(n)
      await opened
      if (n === 1) throw new RangeError('no file')
      return n
    }),
  )
  expect(begun).toEqual([0, 1])
  gates[1]?.open()
  await expect(works[1]).rejects.toThrow('no file')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([0, 2, 3])
})
