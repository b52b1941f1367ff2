import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/ask'
import { startTestApp } from '#server/testing/test-app'
import { loadShippedCatalogue } from './load-shipped.ts'

const { ask } = await startTestApp({ prepare: loadShippedCatalogue })

/** Another question for each `n` below 300. */
function question(n: number): string {
  const day = (offset: number) => new Date(Date.UTC(2025, 5, 1 + n + offset)).toISOString().slice(0, 10)
  return `GET /api/events?from=${day(0)}&to=${day(30)}`
}

function headersFrom(address: string) {
  return { 'x-forwarded-for': address, 'accept-encoding': 'br' }
}

test('CAT-28 eighty new questions from one network meet a limit, and others are answered meanwhile', async () => {
  const order: string[] = []
  const headers = headersFrom('203.0.113.1')
  const flood = Array.from({ length: 80 }, async (_, n) => {
    const answer = await ask(question(n), { headers })
    order.push(answer.status === 200 ? 'rendered' : 'refused')
    return answer
  })
  const alive = ask('GET /healthz').then(() => order.push('alive'))
  const answers = await Promise.all(flood)
  await alive

  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(20)
  for (const answer of refused) {
    expect(refusalIn(answer)).toEqual([429, 100008])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(order.lastIndexOf('rendered')).toBeGreaterThan(order.indexOf('alive'))

  expect((await ask(question(100), { headers: headersFrom('203.0.113.2') })).status).toBe(200)
})

test('CAT-28 a question whose answer is in memory is not counted', async () => {
  const headers = headersFrom('203.0.113.3')
  for (let n = 0; n < 100; n++) expect((await ask(`GET /api/events?t=${n}`, { headers })).status).toBe(200)
})
