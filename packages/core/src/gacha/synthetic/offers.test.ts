import { expect, test } from 'vitest'
import { parseInstant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { sampleFactsOf } from '../sample-facts.test-data.ts'
import { offersOf } from './offers.ts'

const ZENLESS = sampleFactsOf('zenless')
const AT = parseInstant('2026-05-20T04:00:00Z') ?? 0

function offerIn(poolId: string, at: number = AT) {
  const pool = ZENLESS.pools.get(poolId)
  return pool ? offersOf(ZENLESS, utcOffset(480))(pool, at) : null
}

function typesOf(items: readonly string[] = []): readonly (string | undefined)[] {
  return [...new Set(items.map((id) => ZENLESS.items.get(id)?.type))]
}

test('GACHA-40 items of a kind that one pool alone gives come out of it, and of no other', () => {
  expect(typesOf(offerIn('5')?.others5)).toEqual(['bangboo'])
  expect(typesOf(offerIn('5')?.others4)).toEqual(['bangboo'])
  expect(typesOf(offerIn('1')?.others5).toSorted()).toEqual(['agent', 'w_engine'])
  for (const poolId of ['1', '2', '3']) expect(typesOf(offerIn(poolId)?.others4)).not.toContain('bangboo')
})

test('GACHA-40 the lowest rank is never an agent', () => {
  const items = offerIn('1')?.others3 ?? []
  expect(items.length).toBeGreaterThan(0)
  for (const id of items) expect(ZENLESS.items.get(id)).toMatchObject({ rank: 3 })
  expect(typesOf(items)).not.toContain('agent')
})

test('GACHA-40 a pool gives nothing before it opened', () => {
  const opened = ZENLESS.pools.get('1')?.opened ?? ''
  const at = parseInstant(opened.endsWith('Z') ? opened : `${opened}+08:00`) ?? 0
  expect(offerIn('1', at - 1)).toBeNull()
  expect(offerIn('1', at)).not.toBeNull()
})
