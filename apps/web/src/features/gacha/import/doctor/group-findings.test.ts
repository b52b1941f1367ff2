import { FINDING_CODES } from '@ephemeris/core/doctor/finding'
import { expect, test } from 'vitest'
import { findingOf } from '#web/features/gacha/import/doctor/doctor.test-data'
import { groupFindings } from '#web/features/gacha/import/doctor/group-findings'

test('DOC-14 findings are shown in the order repaired, doubtful, left out, lost, whatever their order in the answer', () => {
  const findings = [
    findingOf('ids_absent'),
    findingOf('manual'),
    findingOf('items_unknown'),
    findingOf('zone_corrected'),
  ]
  expect(groupFindings(findings).map(({ kind }) => kind)).toEqual(['repaired', 'doubtful', 'left_out', 'lost'])
})

test('DOC-14 only groups that have a finding are shown', () => {
  const groups = groupFindings([findingOf('invented'), findingOf('ids_rounded'), findingOf('zone_corrected')])
  expect(groups.map(({ kind, findings }) => [kind, findings.map(({ code }) => code)])).toEqual([
    ['repaired', ['zone_corrected', 'ids_rounded']],
    ['left_out', ['invented']],
  ])
  expect(groupFindings([])).toEqual([])
})

test('DOC-14 every finding has a group', () => {
  expect(groupFindings(FINDING_CODES.map(findingOf)).flatMap(({ findings }) => findings)).toHaveLength(
    FINDING_CODES.length,
  )
})
