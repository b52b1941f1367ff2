import { identify } from '@ephemeris/core/gacha/merging/derived-id'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerPull } from './ledger-pull.ts'
import { mergeRemoved } from './merge-removed.ts'
import { mergeRows, mergeRowsInParts } from './merge-rows.ts'
import { subtractImport } from './subtract-import.ts'

/** `LEDGER_RUNS=10000` for the long run. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 2000)

/** Few pools, seconds and items, so that everything collides that can; the newer half has ids of the game in one view. */
const truth = fc
  .array(fc.record({ second: fc.integer({ min: 0, max: 2 }), item: fc.constantFrom('11301', '11302') }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => rows.toSorted((a, b) => a.second - b.second).map(({ second, item }, n) => pullOf(n, second, item)))

function pullOf(n: number, second: number, item: string): Pull {
  return {
    ...{ id: String(1_768_021_200_000_000_000n + BigInt(n)), poolId: '301', time: `2026-01-10 13:11:0${second}` },
    ...{ itemId: item, name: item, itemType: 'Weapon', rankType: '3', count: '1', gachaId: '', order: 0 },
  }
}

/** What an import can bring: any part with ids, or the log from some pull on without them. */
const view = fc.record({ bits: fc.nat(2 ** 12 - 1), hasIds: fc.boolean(), from: fc.nat(11) })

function seen(pulls: readonly Pull[], { bits, hasIds, from }: { bits: number; hasIds: boolean; from: number }) {
  if (hasIds) return pulls.filter((_, index) => (bits >> index) % 2 === 1)
  return identify(pulls.slice(from))
}

/** The ledger's rows in memory, written as the database writes them. */
function importPulls(rows: Map<string, LedgerPull>, number: number, pulls: readonly Pull[]): void {
  const incoming = pulls.map((pull) => ({ pull, imports: [number], isOfficial: false, isAbsorbed: false }))
  for (const row of mergeRows([...rows.values()], incoming, 0).rows) rows.set(row.pull.id, row)
}

test('LEDGER-2 part by part an import is woven as it is whole, also where an id stands at two times', () => {
  fc.assert(
    fc.property(truth, view, view, fc.integer({ min: 1, max: 5 }), (pulls, before, now, rowsPerPart) => {
      const rows = new Map<string, LedgerPull>()
      importPulls(rows, 1, seen(pulls, before))
      const shifted = seen(pulls, now).map((pull, n) =>
        n % 5 === 4 && now.hasIds ? { ...pull, time: '2026-01-10 13:11:03' } : pull,
      )
      const incoming = shifted.map((pull) => ({ pull, imports: [2], isOfficial: false, isAbsorbed: false }))
      const whole = mergeRows([...rows.values()], incoming, 0)
      const parts = [...mergeRowsInParts([...rows.values()], incoming, { settledBelow: 0, rowsPerPart })]
      const byId = (all: readonly LedgerPull[]) => new Map(all.map((row) => [row.pull.id, row]))
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
  for (const id of result.gone) rows.delete(id)
  for (const row of result.rows) rows.set(row.pull.id, row)
}

function live(rows: ReadonlyMap<string, LedgerPull>): readonly string[] {
  return [...rows.values()].flatMap(({ pull, isAbsorbed }) => (isAbsorbed ? [] : [pull.id])).sort()
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
      expect(live(rows)).toEqual(merged.map(({ id }) => id).sort())
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
      expect(live(rows)).toEqual(live(others))
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
      for (const row of result.rows) rows.set(row.pull.id, row)
      expect(live(rows)).toEqual(live(all))
      expect(live(rows).length - before).toBe(result.restored)
    }),
    { numRuns: RUNS },
  )
})
