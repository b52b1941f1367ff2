import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { indexFacts } from '@ephemeris/core/gacha/facts'
import { samplePull } from '@ephemeris/core/gacha/synthetic/sample-pulls.test-data'
import { instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { withHoles } from '#web/lib/pulls/pull-holes'

const SERVER = utcOffset(480)
const WHOLE = { isCompleteFromStart: true, gaps: [{ from: 9e12, to: 9e12 + 1 }], safeUntil: 5 }
const record = (holes: Parameters<typeof withHoles>[0]['holes']) => ({
  gameId: 'genshin-800000001',
  gachaTypes: {},
  stats: { coverage: { 301: WHOLE } },
  lastUpdated: Date.UTC(2026, 4, 25),
  owner: 'ada',
  ...(holes && { holes }),
})

test('LOCAL-13 rows of a record that cannot be read leave a gap between the pulls around them', () => {
  expect(withHoles(record(undefined), SERVER)).toEqual({ 301: WHOLE })
  const [after, before] = ['2026-05-20 12:01:02', '2026-05-21 12:01:02']
  expect(
    withHoles(
      record([
        { poolId: '301', after, before },
        { poolId: '301', after: before, before: null },
        { poolId: '302', after: null, before: after },
      ]),
      SERVER,
    ),
  ).toEqual({
    301: {
      ...WHOLE,
      gaps: [
        { from: Date.UTC(2026, 4, 20, 4, 1, 2), to: Date.UTC(2026, 4, 21, 4, 1, 2) },
        { from: Date.UTC(2026, 4, 21, 4, 1, 2), to: Date.UTC(2026, 4, 25) },
        ...WHOLE.gaps,
      ],
    },
    302: { isCompleteFromStart: false, gaps: [], safeUntil: null },
  })
})

test('LOCAL-13 nothing is counted over a row of ten pulls of one second that cannot be read', () => {
  const time = '2026-05-20 12:01:02'
  const coverage = withHoles(record([{ poolId: '301', after: time, before: time }]), SERVER)
  const pulls = Array.from({ length: 9 }, (_, n) =>
    samplePull({
      id: `176802120000027985${n}`,
      time,
      rankType: n === 8 ? '5' : '3',
      itemId: n === 8 ? '10000022' : '11301',
    }),
  )
  const gaps = (coverage['301']?.gaps ?? []).map(({ from, to }) => ({ from: instant(from), to: instant(to) }))
  const completeness = new Map([['301', { isCompleteFromStart: true, gaps }]])
  const index = indexFacts('genshin', GACHA_FACTS.genshin)
  const history = countPulls(pulls, { index, server: SERVER, completeness }).get('301')
  expect(history?.pulls.at(-1)).toMatchObject({ pity: 1, isPityAtLeast: true })
})
