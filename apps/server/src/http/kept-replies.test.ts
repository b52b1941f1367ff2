import { expect, test } from 'vitest'
import { KeptReplies } from './kept-replies.ts'
import { readyReply } from './ready-reply.ts'

function reply() {
  return readyReply({ bytes: Buffer.from('{}'), contentType: 'application/json', cacheControl: 'no-cache' })
}

test('CAT-9 an answer is rendered once per question and again when it is no longer fresh', () => {
  let freshness = 'one'
  const kept = new KeptReplies(() => freshness)
  const first = kept.keep('/api/events', 'all', reply)

  expect(kept.atUrl('/api/events')).toBe(first)
  expect(kept.keep('/api/events?t=1', 'all', reply)).toBe(first)
  expect(kept.keep('/api/events?lang=fr', 'french', reply)).not.toBe(first)

  freshness = 'two'
  expect(kept.atUrl('/api/events')).toBeUndefined()
  expect(kept.keep('/api/events', 'all', reply)).not.toBe(first)
})

test('CAT-9 only the 500 answers used last are kept', () => {
  const kept = new KeptReplies(() => '')
  const first = kept.keep('0', '0', reply)
  for (let n = 1; n < 500; n++) kept.keep(String(n), String(n), reply)
  expect(kept.atUrl('0')).toBe(first)

  kept.keep('500', '500', reply)
  expect(kept.atUrl('0')).toBe(first)
  expect(kept.atUrl('1')).toBeUndefined()
})
