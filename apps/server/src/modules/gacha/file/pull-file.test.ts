import { expect, test } from 'vitest'
import { isLargeFile, withThread } from './pull-file.ts'

test('LEDGER-12 a file that takes longer to read than a thread may is refused with that reason', async () => {
  const reading = withThread(({ read }) => read({ text: ' '.repeat(300_000), uid: '', before: null }), 1)
  await expect(reading).rejects.toMatchObject({ code: 'TOO_LARGE', data: { reason: 'too_slow' } })
})

const LARGE = 32 * 1024

test.each([
  ['small JSON', '{"info":{}}', false],
  ['JSON after white space', ' \n[]', false],
  ['large JSON', `[${' '.repeat(LARGE)}]`, true],
  ['packed text', 'srs\u4e00', true],
  ['a table', 'uid,time,name,pool\n1,2,3,4', true],
  ['bytes', new Uint8Array(3), true],
])('DOC-8 (LEDGER-16) whether %s is read in a thread', (_what, text, isLarge) => {
  expect(isLargeFile({ text }, 0)).toBe(isLarge)
})
