import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FactIndex, keptIndices } from '@ephemeris/core/gacha/facts'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import type { GameId } from '@ephemeris/core/games/game'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { describe, expect, test } from 'vitest'
import { readPulls } from './read-pulls.ts'

/** Samples of others, beside our own; where they are not, these tests have nothing to read. */
const DIR = process.env.RIVAL_SAMPLES ?? path.resolve(import.meta.dirname, '../../../../shared/fixtures/rivals')
const ROOT = existsSync(path.join(DIR, 'expected.json')) ? DIR : null

interface Row {
  readonly ref: string
  readonly game: keyof typeof GAMES
  readonly uid: string | null
  readonly pool: string
  readonly name: string
  readonly itemId: string
  readonly rarity: number
  readonly wall: string
  readonly id: string | null
}

const GAMES = { genshin: 'genshin', hkrpg: 'starrail', nap: 'zenless', wuwa: 'wuthering' } as const satisfies Record<
  string,
  GameId
>
const UIDS = { genshin: '100000001', hkrpg: '100000002', nap: '10000003', wuwa: '100000004' } as const
const factsOf: (gameId: GameId) => FactIndex = keptIndices(GACHA_FACTS)

interface Expected {
  readonly history: Readonly<Record<keyof typeof GAMES, readonly Row[]>>
  readonly files: Readonly<Record<string, { readonly rows?: readonly Row[] }>>
}

describe.skipIf(!ROOT)('files of other tools', () => {
  const expected: Expected = ROOT
    ? JSON.parse(readFileSync(path.join(ROOT, 'expected.json'), 'utf8'))
    : { history: {}, files: {} }
  const truth = new Map(Object.values(expected.history).flatMap((rows) => rows.map((row) => [row.ref, row] as const)))

  async function accountsIn(file: string, game: keyof typeof GAMES | undefined) {
    const bytes = readFileSync(path.join(ROOT ?? '', file))
    const reading = await readPulls(bytes, { uid: game === undefined ? '' : UIDS[game] }, factsOf)
    if (!reading.ok) throw new RangeError(`${file} is refused: ${reading.reason}`)
    return reading
  }

  test.each(Object.entries(expected.files).filter(([, { rows = [] }]) => rows.length > 0))(
    'DOC-1 %s gives what it holds',
    async (file, { rows = [] }) => {
      const { accounts, problems } = await accountsIn(file, rows[0]?.game)
      const read = accounts.flatMap(({ gameId, uid, pulls }) =>
        pulls.map((pull) => [gameId, uid, pull.poolId, pull.time, ownId(pull), pull.rankType].join(' ')),
      )
      const wanted = rows.map(({ ref, game, pool, id }) => {
        const row = truth.get(ref)
        return [GAMES[game], UIDS[game], pool, row?.wall, id, row?.rarity].join(' ')
      })
      expect(read.sort()).toEqual(wanted.sort())
      expect(problems).toEqual([])
    },
  )

  test('DOC-1 achievements are refused as what they are', async () => {
    const bytes = readFileSync(path.join(ROOT ?? '', 'not-pulls-uiaf.json'))
    expect(await readPulls(bytes, { uid: '' }, factsOf)).toEqual({
      ok: false,
      reason: 'not_pulls',
      what: 'achievements',
    })
  })

  test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])(
    'DOC-7 all files of %s in 200 random orders give one history, and subsets no other pulls',
    async (game) => {
      const seed = `rivals ${game} ${Date.now()}`
      const random = seededRandom(seed)
      const names = Object.entries(expected.files).flatMap(([file, { rows = [] }]) =>
        rows.some((row) => row.game === game) ? [file] : [],
      )
      const views = await Promise.all(
        names.map(async (name) => {
          const { accounts } = await accountsIn(name, game)
          return { name, pulls: accounts.find(({ gameId }) => gameId === GAMES[game])?.pulls ?? [] }
        }),
      )
      const history = expected.history[game].map((row) => `${row.pool} ${row.wall} ${game === 'wuwa' ? null : row.id}`)
      for (let run = 0; run < 200; run += 1) {
        const order = views.map((view) => ({ view, key: random() })).sort((a, b) => a.key - b.key)
        const whole = run % 2 === 0
        const some = order.slice(0, whole ? undefined : 1 + Math.floor(random() * order.length)).map(({ view }) => view)
        let pulls: readonly Pull[] = []
        for (const view of some) pulls = mergePulls(pulls, view.pulls).pulls
        const label = `${seed}, ${some.map(({ name }) => name).join(', ')}`
        if (whole)
          expect(
            pulls.map((pull) => `${pull.poolId} ${pull.time} ${ownId(pull)}`),
            label,
          ).toEqual(history)
        else {
          const times = pulls.map(({ time }) => time)
          const most = Math.max(...some.map((view) => view.pulls.length))
          expect(times.length, label).toBeGreaterThanOrEqual(most)
          expect(
            remove(
              expected.history[game].map(({ wall }) => wall),
              times,
            ),
            label,
          ).toEqual([])
        }
      }
    },
  )
})

/** What is left of some when as many of others are taken away. */
function remove(from: readonly string[], some: readonly string[]): readonly string[] {
  const left = [...from]
  return some.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function ownId({ id }: Pull): string | null {
  return /^\d{19}$/.test(id) ? id : null
}
