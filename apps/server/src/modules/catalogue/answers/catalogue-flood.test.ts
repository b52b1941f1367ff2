import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'

const { ask } = await startTestApp({ prepare: loadShippedCatalogue })

/** Another question for each `n` below 300 and each number of days. */
function question(n: number, days = 30): string {
  const day = (offset: number) => new Date(Date.UTC(2025, 5, 1 + n + offset)).toISOString().slice(0, 10)
  return `GET /api/events?from=${day(0)}&to=${day(days)}`
}

function headersFrom(address: string) {
  return { 'x-forwarded-for': address, 'accept-encoding': 'br' }
}

test('CAT-28 eighty new questions from one network meet a limit, and others are answered', async () => {
  const headers = headersFrom('203.0.113.1')
  const flood = Array.from({ length: 80 }, (_, n) => ask(question(n), { headers }))
  expect((await ask('GET /healthz')).status).toBe(200)
  const answers = await Promise.all(flood)

  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(20)
  for (const answer of refused) {
    expect(refusalIn(answer)).toEqual([429, 100008])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  for (const answer of answers.filter(({ status }) => status > 429)) {
    expect(refusalIn(answer)).toEqual([503, 100007])
    expect(answer.headers['retry-after']).toBe('5')
  }
  expect((await ask(question(100), { headers: headersFrom('203.0.113.2') })).status).toBe(200)
})

test('CAT-28 five networks of one /48 ask three networks’ worth, and other calls are answered meanwhile', async () => {
  const flood = Array.from({ length: 290 }, (_, n) =>
    ask(question(n, 31), { headers: headersFrom(`2001:db8:1:${n % 5}::1`) }),
  )
  const ordinary = Array.from({ length: 40 }, (_, n) => {
    const headers = { ...headersFrom(`198.51.100.${n}`), 'content-type': 'application/json' }
    return ask('POST /api/auth/logout', { headers, body: '{}' })
  })
  for (const answer of await Promise.all(ordinary)) expect(refusalIn(answer)).toEqual([401, 200001])

  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(110)
  for (const status of statuses) expect([200, 429, 503]).toContain(status)
  expect((await ask(question(0, 32), { headers: headersFrom('203.0.113.4') })).status).toBe(200)
})

test('CAT-28 a question whose answer is in memory is not counted', async () => {
  const headers = headersFrom('203.0.113.3')
  for (let n = 0; n < 100; n++) expect((await ask(`GET /api/events?t=${n}`, { headers })).status).toBe(200)
})

test('API-43 new addresses are counted before they are read, known ones are not', async () => {
  const headers = headersFrom('203.0.113.5')
  const answers = await Promise.all(
    Array.from({ length: 310 }, (_, n) => ask(`GET /api/calendar/events.ics?lang=en&0=1&t=${n}`, { headers })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  const known = answers.findIndex(({ status }) => status === 200)
  const again = await ask(`GET /api/calendar/events.ics?lang=en&0=1&t=${known}`, { headers })
  expect(again.status).toBe(200)
  expect(refusalIn(await ask('GET /api/calendar/events.ics?lang=xx', { headers }))).toEqual([429, 100008])
})
