import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOutsideCalendar } from '@ephemeris/contract/sync/outside-calendar'
import { afterAll, expect, test } from 'vitest'
import { createOutbound } from '#server/platform/outbound/outbound-http'
import { startTestApp } from '#server/testing/test-app'
import { readCalendarAt } from './outside-calendar.service.ts'

const CALENDAR = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Raid\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'

let answer: RequestListener = (_request, response) => response.end(CALENDAR)
let asked: string[] = []
const host = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  host.closeAllConnections()
  host.close()
})
const address = host.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

const outbound = createOutbound({
  upstreams: new Map([['https://calendar.example', origin]]),
  resolve: async (name) => [name === 'inside.example' ? '10.0.0.1' : '127.0.0.1'],
})
const folder = mkdtempSync(path.join(tmpdir(), 'outside-calendar-'))
afterAll(() => rmSync(folder, { recursive: true }))
const upstreams = path.join(folder, 'upstreams.json')
writeFileSync(upstreams, JSON.stringify({ 'https://calendar.example': origin }))
const { call, send, deps } = await startTestApp({ env: { EPHEMERIS_UPSTREAMS: upstreams } })

async function refusalOf(url: string): Promise<unknown> {
  const { status, text } = await send(readOutsideCalendar, url)
  return [status, JSON.parse(text).message]
}

test('OWN-11 the text of a calendar is passed on, of webcal by https, signed out', async () => {
  for (const url of ['https://calendar.example/me.ics?key=1', ' webcal://calendar.example/me.ics?key=1 ']) {
    expect(await call(readOutsideCalendar, url)).toBe(CALENDAR)
  }
  expect(asked).toEqual(['/me.ics?key=1', '/me.ics?key=1'])
})

test.each([
  'http://calendar.example/me.ics',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::',
  'https://%zz/',
  'https://2130706433/',
  'https://inside.example/me.ics',
  'https://loopback.example/me.ics',
  'https://user@calendar.example.org/me.ics',
  'https://calendar.example.org:8443/me.ics',
  'file:///etc/passwd',
  'ftp://calendar.example/me.ics',
  'javascript:alert(1)',
  'calendar',
])('OWN-11 %s is no address of a calendar, and no one is asked', async (url) => {
  asked = []
  const caller = { network: '203.0.113.7', site: null }
  await expect(readCalendarAt({ ...deps, outbound }, url, caller)).rejects.toMatchObject({ code: 'CALENDAR_ADDRESS' })
  expect(asked).toEqual([])
})

test.each<[string, RequestListener]>([
  ['a redirect to this machine', (_, response) => response.writeHead(302, { location: `${origin}/secret` }).end()],
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Log in</title>')],
  ['nothing', (_, response) => response.end()],
  ['a refusal', (_, response) => response.writeHead(404).end(CALENDAR)],
  ['too much', (_, response) => response.end(CALENDAR + ' '.repeat(2_100_000))],
  ['a body without end', (_, response) => void response.write(CALENDAR)],
  ['a broken line', (request) => request.socket.destroy()],
])('OWN-11 of %s nothing is passed on', async (_, listener) => {
  asked = []
  answer = listener
  const refusal = [502, 'No calendar could be read at this address.']
  expect(await refusalOf('https://calendar.example/me.ics')).toEqual(refusal)
  expect(asked).toEqual(['/me.ics'])
})

test('OWN-11 a network reads 20 calendars an hour', async () => {
  answer = (_request, response) => response.end(CALENDAR)
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const { status } = await send(readOutsideCalendar, 'https://calendar.example/me.ics', {
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
      return status
    }),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
})
