import { expect, test } from 'vitest'
import { lastLines, NOTHING, readJourneys, sum } from './test-reports.mjs'

/** As the runner of journeys writes it, reduced to what is read. */
function journey(title: string, status: string, ...messages: readonly string[]) {
  const results = messages.map((message) => ({ error: { message } }))
  return { title, file: 'pulls.test.ts', tests: [{ status, annotations: [], results: [...results, {}] }] }
}

const REPORT = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  errors: [],
  suites: [
    {
      specs: [journey('REC-1 fine', 'expected')],
      suites: [
        {
          specs: [
            journey('REC-2 a race', 'flaky', '\u001b[31mTimed out\u001b[39m\nat line 3'),
            journey('REC-3 broken', 'unexpected', 'Expected: 1', 'Expected: 2'),
          ],
        },
      ],
    },
  ],
}

test('OPS-107 a journey that passes only at its second try is named as flaky and counts as passed', () => {
  expect(lastLines(sum([{ ...NOTHING, passed: 10 }, readJourneys(REPORT)]))).toEqual([
    'flaky: pulls.test.ts REC-2 a race: Timed out',
    'failed: pulls.test.ts REC-3 broken: Expected: 1',
    '12 passed, 1 failed',
  ])
})

test('OPS-107 a file of journeys that cannot be read is a failure', () => {
  const total = readJourneys({
    ...REPORT,
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'No tests found' }],
  })
  expect(lastLines(total)).toEqual(['failed: a file of journeys: No tests found', '0 passed, 1 failed'])
})
