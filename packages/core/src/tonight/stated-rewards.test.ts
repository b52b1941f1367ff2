import { expect, test } from 'vitest'
import { sampleIncome } from '../income/sample-income.test-data.ts'
import { samplePlaced } from '../timeline/sample-activity.test-data.ts'
import { statedRewards } from './stated-rewards.ts'

const REWARDS = [
  { id: 'intertwined_fate', name: 'Intertwined Fate', amount: 10, perPull: 1 },
  { id: 'primogem', name: 'Primogem', amount: 420, perPull: 160 },
]
const announced = samplePlaced({
  announcement: { publishedAt: null, basis: 'text', changes: [], goneSince: null, rewards: REWARDS },
})
const links = new Map([[announced.id, ['spiral_abyss/2026-11-16']]])

test('TL-67 an activity gives what the facts of its cycle say, or the player, else its announcement, the currency first', () => {
  const byFacts = { ...sampleIncome('genshin'), links }
  expect(statedRewards(announced, byFacts)).toEqual([
    { id: 'primogem', name: null, amount: 800, isTicket: false, pulls: 5 },
  ])
  const own = { ...sampleIncome('genshin', 'UTC+8', { amounts: new Map([['spiral_abyss', 600]]) }), links }
  expect(statedRewards(announced, own).map(({ amount }) => amount)).toEqual([600])

  const none = { ...sampleIncome('genshin'), links: new Map() }
  expect(
    statedRewards(announced, none).map(({ id, amount, isTicket, pulls }) => [id, amount, isTicket, pulls]),
  ).toEqual([
    ['primogem', 420, false, 2.625],
    ['intertwined_fate', 10, true, 10],
  ])
  expect(statedRewards(samplePlaced(), none)).toEqual([])
})

test('TL-67 what is only usual is not given', () => {
  const scratchCards = new Map([[announced.id, ['scratch_card/2.8']]])
  expect(statedRewards(samplePlaced(), { ...sampleIncome('zenless'), links: scratchCards })).toEqual([])
})
