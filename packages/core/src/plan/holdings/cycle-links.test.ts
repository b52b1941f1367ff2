import { expect, test } from 'vitest'
import type { Edge } from '../../activity/activity.ts'
import { activityId } from '../../activity/activity-id.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { SPIRAL_ABYSS, situation } from '../goals/sample-situation.test-data.ts'
import { cycleLinks } from './cycle-links.ts'

const FIRST_DAY = Date.UTC(2026, 4, 15, 20)
const LAST_DAY = Date.UTC(2026, 5, 15, 19, 59, 59)

function challenge(movedDays = 0): { type: 'challenge'; start: Edge; end: Edge } {
  const at = (ms: number): Edge => ({ kind: 'instant', at: instant(ms + movedDays * DAY_MS) })
  return { type: 'challenge', start: at(FIRST_DAY), end: at(LAST_DAY) }
}

test('PLAN-9 a challenge represents the payment of its period', () => {
  expect(cycleLinks(situation(), [challenge()]).get(SPIRAL_ABYSS)).toEqual(['spiral_abyss/2026-05-16'])
})

test('PLAN-9 so does one that was moved out of its period', () => {
  const moved = challenge(34)
  expect(cycleLinks(situation(), [moved]).get(SPIRAL_ABYSS)).toEqual(['spiral_abyss/2026-05-16'])
})

test('PLAN-9 periods before, between and after the challenges have their links', () => {
  const links = cycleLinks(situation(), [challenge(-31), challenge(31)])
  for (const month of ['04', '05', '06']) {
    const period = `spiral_abyss/2026-${month}-16`
    expect(links.get(activityId('genshin', period))).toEqual([period])
  }
})

test('PLAN-9 where no challenge is shown, none represents anything', () => {
  expect(cycleLinks(situation(), [{ ...challenge(), type: 'event' }]).size).toBe(0)
  expect(cycleLinks(situation(), []).size).toBe(0)
})
