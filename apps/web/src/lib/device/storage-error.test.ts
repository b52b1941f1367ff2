import { expect, test } from 'vitest'
import { answeredByStorage, asStorageError, StorageError } from '#web/lib/device/storage-error'

test('LOCAL-17 a full storage is known however the error is wrapped', async () => {
  const quota = new DOMException('full', 'QuotaExceededError')
  const wrapped = Object.assign(new Error('aborted'), { name: 'AbortError', inner: quota })
  for (const error of [quota, wrapped]) expect(asStorageError(error)).toMatchObject({ fault: 'full' })
  await expect(answeredByStorage(Promise.reject(wrapped))).rejects.toMatchObject({ fault: 'full' })
})

test.each(['InvalidStateError', 'UnknownError', 'SecurityError', 'DatabaseClosedError'])(
  'LOCAL-17 %s means that storage refuses',
  (name) => {
    expect(asStorageError(Object.assign(new Error(name), { name }))).toMatchObject({ fault: 'refused' })
  },
)

test('LOCAL-17 a mistake of the program is no fault of storage', () => {
  const mistake = new RangeError('no UID')
  expect(asStorageError(mistake)).toBe(mistake)
  expect(asStorageError(mistake)).not.toBeInstanceOf(StorageError)
})
