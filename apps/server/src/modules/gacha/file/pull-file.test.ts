import { expect, test } from 'vitest'
import { withThread } from './pull-file.ts'

test('LEDGER-12 a file that takes longer to read than a thread may is refused with that reason', async () => {
  const reading = withThread(({ read }) => read({ text: ' '.repeat(300_000), uid: '', before: null }), 1)
  await expect(reading).rejects.toMatchObject({ code: 'TOO_LARGE', data: { reason: 'too_slow' } })
})
