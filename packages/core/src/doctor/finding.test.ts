import { expect, test } from 'vitest'
import { finding, joinFindings } from './finding.ts'

test('DOC-10 the same finding counts once with all its rows, and another value is another finding', () => {
  const all = [
    finding('zone_corrected', 2, '0', '8'),
    finding('manual', 1),
    finding('zone_corrected', 3, '0', '8'),
    finding('zone_corrected', 4, '0', '9'),
  ]
  expect(joinFindings(all)).toEqual([
    { code: 'zone_corrected', rows: 5, values: ['0', '8'] },
    { code: 'manual', rows: 1, values: [] },
    { code: 'zone_corrected', rows: 4, values: ['0', '9'] },
  ])
  expect(joinFindings([finding('zone_corrected', 1, '1', '2'), finding('zone_corrected', 1, '12')])).toHaveLength(2)
  expect(joinFindings([])).toEqual([])
})
