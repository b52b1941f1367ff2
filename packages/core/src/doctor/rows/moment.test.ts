import { expect, test } from 'vitest'
import { readMoment } from './moment.ts'

const AT = '2026-01-10T13:11:31.000Z'

function read(text: string) {
  const moment = readMoment(text)
  return moment && [new Date(moment.ms).toISOString(), moment.isInstant ? 'instant' : 'wall']
}

test.each([
  '2026-01-10 13:11:31',
  '2026/1/10 13:11:31',
  '2026-01-10T13:11:31',
  '2026-01-10 13:11:31.999',
  '10.1.2026 13:11:31',
])('DOC-3 %s is a time on a clock that the file does not name', (text) => {
  expect(read(text)).toEqual([AT, 'wall'])
})

test.each([
  '1768050691',
  '1768050691.9',
  '1768050691999',
  '2026-01-10T13:11:31Z',
  '2026-01-10 13:11:31.5 Z',
  '2026-01-10T13:11:31.123Z',
  '2026-01-10T21:11:31+0800',
  '2026-01-10T21:11:31+08:00',
  '2026-01-10 08:11:31 -0500',
])('DOC-3 %s is an instant', (text) => {
  expect(read(text)).toEqual([AT, 'instant'])
})

test('DOC-3 an hour of one digit is one before ten', () => {
  expect(read('2026-1-1 9:05:07')).toEqual(['2026-01-01T09:05:07.000Z', 'wall'])
})

test.each([
  '',
  '2026-01-10',
  '2026-01-10 13:11',
  '2026-02-30 13:11:31',
  '2026-01-10 25:11:31',
  '2026-13-10T13:11:31Z',
  '176805069',
  '17680506911',
  'x2026-01-10 13:11:31',
  '2026-01-10 13:11:31 x',
  'x2026-01-10T13:11:31Z',
  '2026-01-10T13:11:31Z x',
  '2026-01-10T13:11:31.Z',
  '2026-01-10T13:11:31 UTC',
])('DOC-22 %j is no time', (text) => {
  expect(readMoment(text)).toBeNull()
})
