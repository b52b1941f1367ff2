import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { isCheckedIn } from './check-in.ts'

const zone = utcOffset(480)
const ticked = instant(Date.UTC(2026, 4, 20, 14))
const notes = { 'check-in/genshin': { at: ticked, value: {} } }
// Midnight in UTC+8.
const MIDNIGHT = Date.UTC(2026, 4, 20, 16)

test('NOTE-30 a check-in counts until midnight on the clock of its page', () => {
  expect(isCheckedIn(notes, 'genshin', { now: instant(MIDNIGHT - 1), zone })).toBe(true)
  expect(isCheckedIn(notes, 'genshin', { now: instant(MIDNIGHT), zone })).toBe(false)
})

test('NOTE-30 one that was taken back, or of another game, is none', () => {
  const now = instant(ticked + 1)
  expect(isCheckedIn({ 'check-in/genshin': { at: ticked, value: null } }, 'genshin', { now, zone })).toBe(false)
  expect(isCheckedIn(notes, 'zenless', { now, zone })).toBe(false)
})
