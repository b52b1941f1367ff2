import { afterEach, expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'
import { useOwnWords } from './notice-rules.ts'
import { joinWords, readOwnWords } from './own-words.ts'

afterEach(() => useOwnWords({}))

type Given = Parameters<typeof sampleNotice>[0]

function readOf(given: Given): string {
  const notice = sampleNotice({ language: 'en', ...given })
  const { activities, leftOut } = readNotices(notice.gameId, [notice])
  const found = activities.map(({ type, name, cycle, pool }) => `${type} ${name.en} ${cycle ?? pool ?? ''}`.trim())
  return [...found, ...leftOut.map(({ reason }) => reason)].join()
}

const PERIOD = '2026/05/20 10:00 – 2026/06/03 03:59'
const LABELLED = `<p>〓Hours of Wonder〓</p><p>${PERIOD}</p><p>Trials 2026/05/21 10:00 – 2026/06/10 03:59</p>`
const TIMED = `<p>〓Event Duration〓</p><p>${PERIOD}</p>`

test.each<readonly [string, string, Given, string, string]>([
  ['labels', 'Hours of Wonder', { title: '"Faraway" Event', body: LABELLED }, 'no time', 'event Faraway'],
  [
    'banners',
    'Stellar Invocation',
    {
      title: 'Stellar Invocation "Starry Night" Now Available',
      body: `${TIMED}<p>5-Star "Endless Solo" Furina (Hydro)</p>`,
    },
    'event Starry Night',
    'gacha Starry Night 301',
  ],
  [
    'memory_of_chaos',
    'Echo of Entropy',
    { gameId: 'starrail', section: '9', title: '"Echo of Entropy" Refreshed', body: TIMED },
    'kind unsure',
    'challenge Echo of Entropy memory_of_chaos',
  ],
  ['leftOut', 'fan art', { title: '"Faraway" Event: Fan Art', body: TIMED }, 'event Faraway', 'kind'],
])('ANN-79 words of the operator are read beside the shipped ones: %s', (use, word, given, before, after) => {
  expect(readOf(given)).toBe(before)
  const { words, faults } = readOwnWords({ genshin: {}, [given.gameId ?? 'genshin']: { [use]: [word] } })
  expect(faults).toEqual([])
  useOwnWords(words)
  expect(readOf(given)).toBe(after)
})

test('ANN-79 a word is a text and no expression, and no part of a longer word', () => {
  useOwnWords(readOwnWords({ genshin: { leftOut: ['.*', 'F.r', 'away', 'Far'] } }).words)
  expect(readOf({ title: '"Faraway" Event', body: TIMED })).toBe('event Faraway')
})

test('ANN-79 what is wrong with the words is said, and costs itself alone', () => {
  const { words, faults } = readOwnWords({
    genshin: { labels: ['Hours of Wonder', 7, 'x', 'y'.repeat(61), '123'], modes: ['A mode'], events: 'Fair' },
    starrail: [],
    honkai: {},
  })
  expect(words).toEqual({ genshin: { labels: ['Hours of Wonder'] } })
  expect(faults.map((fault) => fault.slice(0, 34))).toEqual([
    'genshin labels: 4 of 5 are no word',
    'genshin modes is none of labels, b',
    'genshin events is no list of words',
    'starrail is no JSON object',
    '"honkai" is none of genshin, starr',
  ])
  expect([null, [], 'x', 7].map((value) => readOwnWords(value).faults.length)).toEqual([1, 1, 1, 1])
})

test('ANN-79 words of several lists are one list, each once', () => {
  const [one, other] = [
    { genshin: { labels: ['A', 'B'] } },
    { genshin: { labels: ['B'], banners: ['C'] }, zenless: {} },
  ]
  expect(joinWords([one, other])).toEqual({ genshin: { labels: ['A', 'B'], banners: ['C'] } })
})
