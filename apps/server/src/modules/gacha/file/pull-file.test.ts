import { AppError } from '@ephemeris/contract/errors'
import { expect, test } from 'vitest'
import { ProcessEndedError } from '#server/platform/processes/separate-process'
import { refuseEnded } from './pull-file.ts'

test.each([
  ['time', 'TOO_LARGE', { reason: 'too_slow' }],
  ['memory', 'FILE_FORMAT', { reason: 'too_large_inside' }],
  ['shared', 'UNAVAILABLE', undefined],
  ['killed', 'UNAVAILABLE', undefined],
] as const)('LEDGER-12 a file with which a process has ended (%s) is refused with that reason', (spent, code, data) => {
  const expected = new AppError(code, '', data && { data })
  expect(() => refuseEnded(new ProcessEndedError(spent))).toThrow(
    expect.objectContaining({ code, data: expected.data }),
  )
  expect(() => refuseEnded(new RangeError('no'))).toThrow('no')
})
