import { expect, test } from 'vitest'
import { activityId } from './activity-id.ts'

test('CAT-16 the id of a fact never changes', () => {
  expect(activityId('genshin', 'spiral_abyss/2026-05-16')).toBe('87c0c486-01b7-59b1-80a8-d6eafaf3f1a5')
})

test('CAT-16 an id is a UUID of version 5, another for each fact and game', () => {
  const ids = [activityId('genshin', 'a'), activityId('genshin', 'b'), activityId('zenless', 'a')]
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
