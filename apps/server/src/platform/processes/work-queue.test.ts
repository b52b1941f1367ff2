import { expect, test } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

test('LEDGER-12 files are read two at a time, in the order in which they came, and a failure makes room', async () => {
  const enqueue = createWorkQueue(2)
  const gates = Array.from({ length: 4 }, () => gate())
  const begun: number[] = []
  const works = gates.map(({ opened }, n) =>
    enqueue(async () => {
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

test('ACC-66 a call that waits longer than is allowed loses the place and does no work, and those behind come sooner', async () => {
  const enqueue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 1 })
  const { opened, open } = gate()
  const done: string[] = []
  const work = (name: string) => enqueue(async () => done.push(name))
  const blocking = enqueue(() => opened)
  await expect(
    Promise.all([work('late'), expect(work('one too many')).rejects.toThrow(QueueFullError)]),
  ).rejects.toThrow(QueueFullError)
  await expect(work('late as well')).rejects.toThrow(QueueFullError)
  open()
  await blocking
  await work('in time')
  expect(done).toEqual(['in time'])
})
