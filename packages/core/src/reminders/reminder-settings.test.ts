import { expect, test } from 'vitest'
import { DEFAULT_REMINDERS } from './reminder-settings.ts'

test('REM-15 mails are off until the user switches them on', () => {
  expect(DEFAULT_REMINDERS.isMailOn).toBe(false)
})
