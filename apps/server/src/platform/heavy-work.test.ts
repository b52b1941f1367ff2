import { expect, test } from 'vitest'
import { gate } from '#server/testing/gate'
import { createHeavyWork } from './heavy-work.ts'

test('LEDGER-16 one user has one heavy work at a time, two are done at once, three wait, and what comes then is sent away', async () => {
  const { run } = createHeavyWork()
  const { opened, open } = gate()
  const begun: string[] = []
  const work = (user: string) =>
    run(user, async () => {
      begun.push(user)
      await opened
    })
  const works = ['ada', 'bob', 'cyd', 'dan', 'eve'].map(work)
  await expect(work('ada')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 10 })
  await expect(work('eve')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(work('fay')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 })
  expect(begun).toEqual(['ada', 'bob'])
  open()
  await Promise.all(works)
  expect(begun).toEqual(['ada', 'bob', 'cyd', 'dan', 'eve'])
  await work('ada')
})

test('LEDGER-16 work that fails makes room for the next one of its user', async () => {
  const { run } = createHeavyWork()
  await expect(run('ada', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
  expect(await run('ada', async () => 'done')).toBe('done')
})

test('LEDGER-16 a file that travels keeps its user from another one until it has arrived', () => {
  const { hold } = createHeavyWork()
  const end = hold('ada')
  expect(() => hold('ada')).toThrow('RATE_LIMITED')
  hold('bob')()
  end()
  hold('ada')()
})
