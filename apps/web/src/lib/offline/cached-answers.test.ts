import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { expect, test } from 'vitest'
import { fallbackAnswerFor, isCatalogue } from '#web/lib/offline/cached-answers'

const ORIGIN = 'https://ephemeris.example'

function request(at: string, options: RequestInit = {}): Request {
  return new Request(ORIGIN + at, options)
}

test.each(['/api/games', '/api/config', '/api/events', '/api/codes?lang=ko', '/api/events?lang=fr&games=genshin'])(
  'PWA-4 the public answer to %s may be kept',
  (at) => {
    expect(isCatalogue(request(at))).toBe(true)
  },
)

const PUBLIC = ['/api/config', '/api/games', '/api/events', '/api/codes']
const ANSWERING = ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path }) => path)

test('PWA-4 (C111) what may be kept are addresses that the API has', () => {
  expect(ANSWERING).toEqual(expect.arrayContaining(PUBLIC))
})

test.each(ANSWERING.filter((path) => !PUBLIC.includes(path)))(
  'PWA-4 (C109, C111) of all that the API answers, %s is not kept',
  (path) => {
    expect(isCatalogue(request(path))).toBe(false)
  },
)

test.each<[string, RequestInit]>([
  ['/api/games?token=eph_1', {}],
  ['/api/games?reset_token=1', {}],
  ['/api/games?t=1760000000', {}],
  ['/api/events', { method: 'POST' }],
  ['/api/events', { headers: { authorization: 'Bearer eph_1' } }],
  ['/settings', {}],
])('PWA-4 (C109, C111) nothing personal is kept: %s %j', (at, options) => {
  expect(isCatalogue(request(at, options))).toBe(false)
})

const events = (query: string) => `${ORIGIN}/api/events?${query}`

test('PWA-3 a kept answer stands in for itself, however old it is', () => {
  const kept = [
    { url: events('lang=fr&games=genshin'), cachedAtMs: 1 },
    { url: events('lang=fr'), cachedAtMs: 9 },
  ]
  expect(fallbackAnswerFor(events('lang=fr&games=genshin'), kept)).toBe(events('lang=fr&games=genshin'))
})

test('PWA-3 another one stands in by language, then by how much of the catalogue it has, then by age', () => {
  const kept = [
    { url: `${ORIGIN}/api/games`, cachedAtMs: 99 },
    { url: events('lang=en'), cachedAtMs: 9 },
    { url: events('lang=fr&from=2026-05-20&to=2026-05-21'), cachedAtMs: 8 },
    { url: events('lang=fr&games=zenless'), cachedAtMs: 1 },
    { url: events('lang=fr&games=genshin.zenless'), cachedAtMs: 2 },
    { url: events('lang=fr'), cachedAtMs: 0 },
  ]
  const asked = events('lang=fr&games=starrail')
  const order: string[] = []
  let left = kept
  for (let next = fallbackAnswerFor(asked, left); next !== null; next = fallbackAnswerFor(asked, left)) {
    order.push(next)
    left = left.filter(({ url }) => url !== next)
  }
  expect(order).toEqual([kept[5], kept[4], kept[3], kept[2], kept[1]].map((answer) => answer?.url))
})

test('PWA-3 nothing stands in where nothing of the kind was kept', () => {
  expect(fallbackAnswerFor(events('lang=fr'), [{ url: `${ORIGIN}/api/games`, cachedAtMs: 1 }])).toBeNull()
})
