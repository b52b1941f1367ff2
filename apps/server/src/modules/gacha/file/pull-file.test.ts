import { expect, test } from 'vitest'
import { withPullFile } from './pull-file.ts'

test('LEDGER-12 a file that takes longer to read than a thread may is refused with that reason', async () => {
  const file = { text: ' '.repeat(300_000), gameId: null, uid: null }
  const reading = withPullFile(file, async ({ outline }) => outline, 1)
  await expect(reading).rejects.toMatchObject({ code: 'TOO_LARGE', data: { reason: 'too_slow' } })
})
