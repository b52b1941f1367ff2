import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { faultOfHandoff, type HandoffState } from './handoff-session.ts'

const START = instant(Date.UTC(2026, 4, 20, 4))

test.each([
  ['waiting', 0, null],
  ['waiting', 299, null],
  ['opened', 299, null],
  ['waiting', 300, 'expired'],
  ['opened', 300, 'expired'],
  ['sent', 300, 'expired'],
  ['collected', 300, 'expired'],
  ['sent', 10, 'used'],
  ['collected', 10, 'used'],
  ['refused', 10, 'used'],
  ['waiting', -4, null],
  ['waiting', -600, 'expired'],
] as const satisfies readonly (readonly [HandoffState, number, string | null])[])(
  'HAND-2 a %s code of %d seconds: %s',
  (state, seconds, fault) => {
    expect(faultOfHandoff({ state, createdAt: START }, instant(START + seconds * 1000))).toBe(fault)
  },
)
