import { readNotices } from '../read-notices.ts'
import {
  expectedFields,
  FIELDS,
  foundFields,
  noticesOf,
  type SampleFields,
  type SampleList,
} from './sample.test-data.ts'

/** Of one field: how often a value was given, was to be given, and was right. */
export interface FieldMeasure {
  readonly given: number
  readonly expected: number
  readonly right: number
}

export type Measures = Readonly<Record<'activity' | (typeof FIELDS)[number], FieldMeasure>>

export interface SampleReading {
  readonly measures: Measures
  /** Every difference, for the author who has to fix it. */
  readonly faults: readonly string[]
}

/** Reads the lists as a round of reading does, each by itself, and compares every activity, field by field. */
export function measure(lists: readonly SampleList[]): SampleReading {
  const counts = new Map<string, { given: number; expected: number; right: number }>()
  const faults: string[] = []

  function count(field: string, given: string, expected: string): boolean {
    const of = counts.get(field) ?? { given: 0, expected: 0, right: 0 }
    counts.set(field, {
      given: of.given + (given === '' ? 0 : 1),
      expected: of.expected + (expected === '' ? 0 : 1),
      right: of.right + (given !== '' && given === expected ? 1 : 0),
    })
    return given === expected
  }

  function compare(where: string, given: SampleFields | null, expected: SampleFields | null): void {
    count('activity', given ? 'found' : '', expected ? 'found' : '')
    for (const field of FIELDS) {
      const [one, other] = [given?.[field] ?? '', expected?.[field] ?? '']
      if (!count(field, one, other))
        faults.push(`${where} ${field}: ${one || 'nothing'} instead of ${other || 'nothing'}`)
    }
  }

  for (const list of lists) {
    const { gameId, language, version, form, notices } = list
    const { activities } = readNotices(gameId, noticesOf(list))
    for (const { id, truth } of notices) {
      const left = activities.filter(({ noticeId }) => noticeId === id).map((found) => foundFields(found, language))
      for (const expected of truth.map(expectedFields)) {
        const same = left.findIndex((given) => given.name === expected.name && given.featured === expected.featured)
        const index = same < 0 ? left.findIndex((given) => given.name === expected.name) : same
        // The only activity of a notice is the one that was expected, whatever it is called.
        const isOnlyOne = left.length === 1 && truth.length === 1
        const [given] = index < 0 && !isOnlyOne ? [] : left.splice(Math.max(index, 0), 1)
        compare(`${gameId} ${version} ${form} ${language} ${id}`, given ?? null, expected)
      }
      for (const given of left) compare(`${gameId} ${version} ${form} ${language} ${id}`, given, null)
    }
  }
  const none = { given: 0, expected: 0, right: 0 }
  const entries = ['activity', ...FIELDS].map((field) => [field, counts.get(field) ?? none] as const)
  return { measures: Object.fromEntries(entries) as Measures, faults }
}

/** Of what was given, the share that is right; nothing given is nothing wrong. */
export function precision({ given, right }: FieldMeasure): number {
  return given === 0 ? 1 : right / given
}

/** Of what was to be given, the share that is right. */
export function recall({ expected, right }: FieldMeasure): number {
  return expected === 0 ? 1 : right / expected
}
