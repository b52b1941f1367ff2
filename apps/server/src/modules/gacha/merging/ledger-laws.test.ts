import { identify } from '@ephemeris/core/gacha/merging/derived-id'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerPull } from './ledger-pull.ts'
import { mergeRemoved } from './merge-removed.ts'
import { mergeRows, mergeRowsInParts } from './merge-rows.ts'
import { subtractImport } from './subtract-import.ts'

/** `LEDGER_RUNS=10000` for the long run. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 2000)

/** Few pools, seconds and items, so that everything collides that can. Each pool counts its ids from the same one on. */
const truth = fc
  .array(
    fc.record({
      second: fc.integer({ min: 0, max: 2 }),
      item: fc.constantFrom('11301', '11302'),
      poolId: fc.constantFrom('11', '21'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    const counts: Record<string, number> = {}
    return rows
      .toSorted((a, b) => a.second - b.second)
      .map(({ second, item, poolId }) => {
        counts[poolId] = (counts[poolId] ?? 0) + 1
        return { ...pullOf(counts[poolId], second, item), poolId }
      })
  })

function pullOf(n: number, second: number, item: string): Pull {
  return {
    ...{ id: String(1_768_021_200_000_000_000n + BigInt(n)), poolId: '11', time: `2026-01-10 13:11:0${second}` },
    ...{ itemId: item, name: item, itemType: 'Weapon', rankType: '3', count: '1', gachaId: '', order: 0 },
  }
}

/**
 * What an import can bring: any part with ids, as they were first, as the game issued them again, or both; or the log
 * from some pull on without them, in a language of ours or in another one.
 */
const view = fc.record({
  bits: fc.nat(2 ** 12 - 1),
  ids: fc.constantFrom('first' as const, 'again' as const, 'both' as const, null),
  from: fc.nat(11),
  isForeign: fc.boolean(),
})
type View = typeof view extends fc.Arbitrary<infer T> ? T : never

function seen(pulls: readonly Pull[], { bits, ids, from, isForeign }: View): readonly Pull[] {
  if (ids === null) {
    const left = pulls.slice(from)
    return identify(isForeign ? left.map((pull) => ({ ...pull, itemId: '', name: `~${pull.name}` })) : left)
  }
  const part = pulls.filter((_, index) => (bits >> index) % 2 === 1)
  const again = part.map((pull) => ({ ...pull, id: String(BigInt(pull.id) + 840_000_000_000n) }))
  return ids === 'first' ? part : ids === 'again' ? again : [...part, ...again]
}

/** Two lists may name an unknown item: which name stays is a matter of their order. */
function nameless(keys: readonly string[]): readonly string[] {
  return keys.map((key) => key.replace(/~\w+-\d+$/, '~')).sort()
}

/** The ledger's rows in memory, written as the database writes them. */
function importPulls(rows: Map<string, LedgerPull>, number: number, pulls: readonly Pull[]): void {
  const incoming = pulls.map((pull) => ({ pull, imports: [number], isOfficial: false, isAbsorbed: false }))
  const before = live(rows).length
  const { merge, rows: written } = mergeRows([...rows.values()], incoming, 0)
  for (const row of written) rows.set(pullKey(row.pull), row)
  // What an import answers is what it did, and it takes nothing away.
  expect(live(rows).length).toBe(before + merge.added.length)
  expect([merge.joined, merge.added.length + merge.known + merge.conflicting.length]).toEqual([0, pulls.length])
}

test('LEDGER-2 part by part an import is woven as it is whole, also where an id stands at two times', () => {
  fc.assert(
    fc.property(truth, view, view, fc.integer({ min: 1, max: 5 }), (pulls, before, now, rowsPerPart) => {
      const rows = new Map<string, LedgerPull>()
      importPulls(rows, 1, seen(pulls, before))
      const shifted = seen(pulls, now).map((pull, n) =>
        n % 5 === 4 && now.ids !== null ? { ...pull, time: '2026-01-10 13:11:03' } : pull,
      )
      const incoming = shifted.map((pull) => ({ pull, imports: [2], isOfficial: false, isAbsorbed: false }))
      const whole = mergeRows([...rows.values()], incoming, 0)
      const parts = [...mergeRowsInParts([...rows.values()], incoming, { settledBelow: 0, rowsPerPart })]
      const byId = (all: readonly LedgerPull[]) => new Map(all.map((row) => [pullKey(row.pull), row]))
      expect(byId(parts.flatMap((part) => part.rows))).toEqual(byId(whole.rows))
      for (const count of ['added', 'conflicting'] as const) {
        expect(parts.reduce((sum, { merge }) => sum + merge[count].length, 0)).toBe(whole.merge[count].length)
      }
      expect(parts.reduce((sum, { merge }) => sum + merge.known, 0)).toBe(whole.merge.known)
    }),
    { numRuns: RUNS },
  )
})

test('LEDGER-2 150,000 rows of one second are woven like any others', () => {
  const pulls = Array.from({ length: 150_000 }, (_, n) => pullOf(n, 0, '11301'))
  const incoming = pulls.map((pull) => ({ pull, imports: [1], isOfficial: false, isAbsorbed: false }))
  const written = [...mergeRowsInParts([], incoming, { settledBelow: 1 })].reduce(
    (sum, { rows }) => sum + rows.length,
    0,
  )
  expect(written).toBe(150_000)
})

function undo(rows: Map<string, LedgerPull>, number: number): void {
  const result = subtractImport([...rows.values()], number, new Set())
  for (const pull of result.gone) rows.delete(pullKey(pull))
  for (const row of result.rows) rows.set(pullKey(row.pull), row)
}

function live(rows: ReadonlyMap<string, LedgerPull>): readonly string[] {
  return [...rows.values()].flatMap(({ pull, isAbsorbed }) => (isAbsorbed ? [] : [pullKey(pull)])).sort()
}

test('LEDGER-2 the ledger holds what merging the imports gives, in whatever order and however often they come', () => {
  fc.assert(
    fc.property(truth, fc.array(view, { minLength: 1, maxLength: 4 }), (pulls, views) => {
      const rows = new Map<string, LedgerPull>()
      let merged: readonly Pull[] = []
      for (const [number, one] of [...views, ...views].entries()) {
        importPulls(rows, number + 1, seen(pulls, one))
        merged = mergePulls(merged, seen(pulls, one)).pulls
      }
      expect(nameless(live(rows))).toEqual(nameless(merged.map(pullKey)))
    }),
    { numRuns: RUNS },
  )
})

test('LEDGER-4 undoing imports leaves what the others bring by themselves', () => {
  fc.assert(
    fc.property(truth, fc.array(view, { minLength: 2, maxLength: 4 }), fc.nat(3), (pulls, views, picked) => {
      const undone = picked % views.length
      const rows = new Map<string, LedgerPull>()
      for (const [number, one] of views.entries()) importPulls(rows, number + 1, seen(pulls, one))
      undo(rows, undone + 1)

      const others = new Map<string, LedgerPull>()
      for (const [number, one] of views.entries()) {
        if (number !== undone) importPulls(others, number + 1, seen(pulls, one))
      }
      expect(nameless(live(rows))).toEqual(nameless(live(others)))
    }),
    { numRuns: RUNS },
  )
})

test('LEDGER-5 what is brought back after a clearing joins whatever has come since', () => {
  fc.assert(
    fc.property(truth, fc.array(view, { minLength: 2, maxLength: 4 }), fc.nat(3), (pulls, views, picked) => {
      const cleared = picked % views.length
      const rows = new Map<string, LedgerPull>()
      const all = new Map<string, LedgerPull>()
      let removed: readonly LedgerPull[] = []
      for (const [number, one] of views.entries()) {
        importPulls(rows, number + 1, seen(pulls, one))
        importPulls(all, number + 1, seen(pulls, one))
        if (number !== cleared) continue
        removed = [...rows.values()]
        rows.clear()
      }
      const before = live(rows).length
      const result = mergeRemoved([...rows.values()], removed)
      for (const row of result.rows) rows.set(pullKey(row.pull), row)
      expect(nameless(live(rows))).toEqual(nameless(live(all)))
      expect(live(rows).length - before).toBe(result.restored)
    }),
    { numRuns: RUNS },
  )
})
