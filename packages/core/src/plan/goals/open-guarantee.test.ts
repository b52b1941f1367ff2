import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPoolOf } from '../../gacha/facts.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { EMPTY_STANDING, type OwnStanding } from '../stored/player-plan.ts'
import { guaranteeCases, openPools } from './open-guarantee.ts'
import { goalAnswersOf } from './player-goals.ts'
import { GOAL, NOW, situation } from './sample-situation.test-data.ts'

const WEAPON = { ...GOAL, id: 'weapon', poolId: '302' }

function given(standing: Partial<OwnStanding>, owned = 0) {
  const said = { ...EMPTY_STANDING, pity: 18, ...standing, saidAt: { pity: instant(NOW - 1) } }
  const plan = { ...EMPTY_PLAN, goals: [GOAL, WEAPON], owned: { primogem: owned }, standings: { 301: said } }
  return situation({ plan })
}

const chanceOf = (isGuaranteed: boolean) => goalAnswersOf(given({ isGuaranteed }))[0]?.result?.chance

test('PLAN-51 the cases of an unknown guarantee are the answers that follow from saying it', () => {
  const cases = guaranteeCases('goal', given({}))
  expect(cases?.guaranteed.chance).toEqual(chanceOf(true))
  expect(cases?.open.chance).toEqual(chanceOf(false))
})

test('PLAN-40 PLAN-51 what is said now holds beside a pull that the records have for later', () => {
  const ahead = { at: instant(NOW + DAY_MS), poolId: '301', ticket: null, itemId: 'x' }
  const cases = guaranteeCases('goal', { ...given({}), recent: [ahead] })
  expect(cases?.guaranteed.unknowns).not.toContain('guarantee')
  expect(cases?.open.chance.high).toBeLessThan(cases?.guaranteed.chance.high ?? 0)
})

test('PLAN-51 a guarantee that is known, or that no counted goal needs, is not asked for', () => {
  expect(guaranteeCases('goal', given({ isGuaranteed: false }))).toBeNull()
  expect(guaranteeCases('goal', given({ isGuaranteed: true }))).toBeNull()
  expect(guaranteeCases('absent', given({}))).toBeNull()
})

test('PLAN-51 each goal asks of its own pool: its cases are the answers that follow, and no other pool alone has another chance', () => {
  const pools = ['301', '400', '302', '500'] as const
  const said = fc.record({ pity: fc.integer({ min: 0, max: 60 }), isGuaranteed: fc.constantFrom(null, true, false) })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...pools), { minLength: 1 }),
      fc.record({ 301: said, 302: said, 500: said }),
      fc.nat({ max: 200 }),
      (order, standings, pulls) => {
        const goals = order.map((poolId) => ({ ...GOAL, id: poolId, poolId }))
        const say = (standing: Partial<OwnStanding>): OwnStanding => ({ ...EMPTY_STANDING, ...standing })
        const known = Object.fromEntries(Object.entries(standings).map(([poolId, one]) => [poolId, say(one)]))
        const plan = { ...EMPTY_PLAN, goals, owned: { primogem: 160 * pulls }, standings: known }
        const now = situation({ plan })
        for (const { id, poolId } of goals) {
          const own = countedPoolOf(now.index, poolId)
          const cases = guaranteeCases(id, now)
          if (known[own]?.isGuaranteed !== null) expect(cases).toBeNull()
          for (const isGuaranteed of [true, false]) {
            const answered = { ...plan, standings: { ...known, [own]: say({ ...known[own], isGuaranteed }) } }
            const then = { ...now, plan: answered }
            const answer = goalAnswersOf(then).find((one) => one.id === id)?.result
            if (cases) expect(isGuaranteed ? cases.guaranteed : cases.open).toEqual(answer)
            for (const other of goals.filter((goal) => countedPoolOf(now.index, goal.poolId) !== own)) {
              const alone = { goals: [other] }
              expect(goalAnswersOf({ ...then, plan: { ...answered, ...alone } })).toEqual(
                goalAnswersOf({ ...now, plan: { ...plan, ...alone } }),
              )
            }
          }
        }
      },
    ),
    { numRuns: 8 },
  )
})

test('PLAN-51 an answer knows every pool up to its goal whose guarantee is open', () => {
  expect(openPools('goal', given({}))).toEqual(['301'])
  expect(openPools('weapon', given({}))).toEqual(['301', '302'])
  expect(openPools('weapon', given({ isGuaranteed: false }))).toEqual(['302'])
})

test('PLAN-51 the income is named where it makes most of the range', () => {
  expect(guaranteeCases('goal', given({}))?.isMostlyIncome).toBe(true)
  const soon = new Map([['banner', { startAt: NOW, endAt: instant(NOW + DAY_MS) }]])
  expect(guaranteeCases('goal', { ...given({}, 160 * 72), banners: soon })?.isMostlyIncome).toBe(false)
  expect(guaranteeCases('goal', given({ pity: null }))?.isMostlyIncome).toBe(false)
})
