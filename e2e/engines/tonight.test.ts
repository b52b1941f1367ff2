import { RETURNING } from '../support/returning.ts'
import { expect, test } from './support/test.ts'

test('TON-6 TOAST-4 a click marks what ends tonight as done, and the toast takes it back', async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/tonight')
  await app.expectVisible('[data-tonight]')
  const before = await app.count('[data-tonight]')
  await app.press('button', /^Mark .* as done$/)
  await expect.poll(() => app.count('[data-tonight]')).toBe(before - 1)
  await app.press('button', 'Undo')
  await expect.poll(() => app.count('[data-tonight]')).toBe(before)
})
