import { AppError } from '@ephemeris/contract/errors'
import { expect, test } from 'vitest'
import { ProcessEndedError } from '#server/platform/processes/separate-process'
import { isLargeFile, refuseEnded } from './pull-file.ts'

test.each([
  ['time', 'TOO_LARGE', { reason: 'too_slow' }],
  ['memory', 'FILE_FORMAT', { reason: 'too_large_inside' }],
  ['shared', 'UNAVAILABLE', undefined],
] as const)(
  'LEDGER-12 a file with which a process has run out of %s is refused with that reason',
  (spent, code, data) => {
    const expected = new AppError(code, '', data && { data })
    expect(() => refuseEnded(new ProcessEndedError(spent))).toThrow(
      expect.objectContaining({ code, data: expected.data }),
    )
    expect(() => refuseEnded(new RangeError('no'))).toThrow('no')
  },
)

const LARGE = 32 * 1024

test.each([
  ['small JSON', '{"info":{}}', false],
  ['JSON after white space', ' \n[]', false],
  ['large JSON', `[${' '.repeat(LARGE)}]`, true],
  ['packed text', 'srs\u4e00', true],
  ['a table', 'uid,time,name,pool\n1,2,3,4', true],
  ['bytes of a table', new Uint8Array(3), true],
  ['bytes of small JSON', new TextEncoder().encode(' {}'), false],
])('DOC-8 (LEDGER-16) whether %s is read in a process of its own', (_what, text, isLarge) => {
  expect(isLargeFile({ text }, 0)).toBe(isLarge)
})
