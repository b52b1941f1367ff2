import { AppError } from '@ephemeris/contract/errors'
import { expect, test, vi } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { type ReadyReply, readyReply } from './ready-reply.ts'
import { ReplyCache } from './reply-cache.ts'

const MIB = 1024 * 1024

function reply(bytes = 2): ReadyReply {
  return readyReply({ bytes: Buffer.alloc(bytes), contentType: 'application/json', cacheControl: 'no-cache' })
}

function ask(kept: ReplyCache, question: string, render: () => ReadyReply = reply) {
  return kept.atQuestion(question, `/${question}`) ?? kept.make(question, { encoding: 'identity', render })
}

test('CAT-9 an answer is rendered once per question and again when it is no longer fresh', async () => {
  let freshness = 'one'
  const kept = new ReplyCache(() => freshness)
  const first = await ask(kept, 'all')

  expect(kept.atUrl('/all')).toBe(first)
  expect(kept.atQuestion('all', '/all?t=1')).toBe(first)
  expect(kept.atUrl('/all?t=1')).toBe(first)
  expect(await ask(kept, 'french')).not.toBe(first)

  freshness = 'two'
  expect(kept.atUrl('/all')).toBeUndefined()
  expect(await ask(kept, 'all')).not.toBe(first)
})

test('CAT-9 however many ask at the same time, an answer is rendered once', async () => {
  const kept = new ReplyCache(() => '')
  const render = vi.fn(() => reply())
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(kept, 'all', render)))
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(answers).size).toBe(1)
})

test('CAT-9 an answer that was rendered before a change is not kept after it', async () => {
  let freshness = 'one'
  const kept = new ReplyCache(() => freshness)
  const [rendered, compressed] = [gate(), gate()]
  const slow: ReadyReply = {
    bytesAtMost: 0,
    variant: async (encoding) => {
      rendered.open()
      await compressed.opened
      return reply().variant(encoding)
    },
  }
  const old = ask(kept, 'all', () => slow)
  await rendered.opened
  freshness = 'two'
  const fresh = reply()
  expect(await ask(kept, 'all', () => fresh)).toBe(fresh)
  compressed.open()
  expect(await old).toBe(slow)
  expect(kept.atUrl('/all')).toBe(fresh)
})

test('CAT-9 what cannot be rendered is tried again', async () => {
  const kept = new ReplyCache(() => '')
  const fail = () => {
    throw new Error('not now')
  }
  await expect(ask(kept, 'all', fail)).rejects.toThrow('not now')
  expect(kept.atUrl('/all')).toBeUndefined()
  expect(await ask(kept, 'all')).toBe(kept.atUrl('/all'))
})

test('CAT-28 two answers are made at a time and twenty wait; one more is refused at once, and a known one is not', async () => {
  const kept = new ReplyCache(() => '')
  const known = await ask(kept, 'known')
  const compressed = gate()
  const slow = (): ReadyReply => ({
    bytesAtMost: 0,
    variant: () => compressed.opened.then(() => reply().variant('br')),
  })
  const made = Array.from({ length: 22 }, (_, n) => ask(kept, `${n}`, slow))

  await expect(ask(kept, 'late', slow)).rejects.toEqual(new AppError('UNAVAILABLE'))
  expect(await ask(kept, 'known')).toBe(known)
  expect(ask(kept, '21', slow)).toBe(made[21])

  compressed.open()
  await Promise.all(made)
  expect(await ask(kept, 'late')).toBe(kept.atUrl('/late'))
})

test('CAT-28 before each rendering the event loop has twenty turns, or 20 ms of them', async () => {
  const kept = new ReplyCache(() => '')
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  count()
  const renderedAt = [{ turns, ms: performance.now() }]
  const render = () => {
    renderedAt.push({ turns, ms: performance.now() })
    return reply()
  }
  await Promise.all(Array.from({ length: 3 }, (_, n) => ask(kept, `${n}`, render)))
  isOver = true
  expect(renderedAt).toHaveLength(4)
  const pairs = renderedAt.slice(1).map((at, n) => [renderedAt[n] ?? at, at] as const)
  expect(pairs.filter(([from, to]) => to.turns - from.turns < 20 && to.ms - from.ms < 20)).toEqual([])
})

test('CAT-30 of the answers used last as many are kept as take 64 MiB with their encodings', async () => {
  const kept = new ReplyCache(() => '')
  const size = 4 * MIB
  for (let n = 0; n < 7; n++) await ask(kept, `${n}`, () => reply(size))
  expect(kept.atUrl('/0')).toBeDefined()

  await ask(kept, '7', () => reply(size))
  expect(kept.atUrl('/0')).toBeDefined()
  expect(kept.atUrl('/1')).toBeUndefined()
  expect(kept.atUrl('/2')).toBeDefined()
})

test('CAT-30 long addresses that ask one question take no room', async () => {
  const kept = new ReplyCache(() => '')
  const first = await ask(kept, 'all')
  const long = `/all?t=${'x'.repeat(100_000)}`
  expect(kept.atQuestion('all', long)).toBe(first)
  expect(kept.atUrl(long)).toBeUndefined()
})
