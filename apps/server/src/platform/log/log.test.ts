import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function record(level: 'info' | 'warn' = 'info') {
  const lines: string[] = []
  return { log: createLog(level, (line) => lines.push(line)), lines }
}

test('OPS-2 (C114) an event is one JSON line with its time, level and fields', () => {
  const { log, lines } = record()

  log.warn('database is away', { attempt: 2, reason: 'two\nlines \u001b[31m' })

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{\P{Cc}*\}\n$/u)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', event: 'database is away', attempt: 2 })
})

test('OPS-2 what is below the level is not written', () => {
  const { log, lines } = record('warn')
  log.info('request')
  expect(lines).toEqual([])
})

test.each([
  ['a token by its name', { token: 'abc-secret' }],
  ['an authkey by its name', { authKey: 'abc-secret' }],
  ['a password deep inside', { user: { newPassword: 'abc-secret' } }],
  ['a mail address by its name', { mail: 'abc-secret' }],
  ['a mail address in a text', { reason: 'no route to abc-secret@example.org' }],
  ['a query string', { url: 'https://example.org/log?authkey=abc-secret&lang=en' }],
  ['a query string in a list', { urls: ['/api/x?t=abc-secret'] }],
  ['a product token in a text', { reason: 'eph_abc-secret is unknown' }],
  ['a bearer token in a text', { reason: 'got "Bearer abc-secret"' }],
  ['the password in a URL', { reason: 'postgresql://user:abc-secret@db/ephemeris' }],
  ['a mail address in an error', { error: new Error('abc-secret@example.org is taken') }],
  ['a query string in a cause', { error: new Error('failed', { cause: new Error('GET /x?key=abc-secret') }) }],
  ['the field of an error', { error: Object.assign(new Error('failed'), { detail: 'abc-secret' }) }],
  ['the second query string of a text', { reason: 'what? /x?? /api/x?a?key=abc-secret' }],
])('OPS-2 (C113) the log never holds %s', (_what, fields) => {
  const { log, lines } = record()
  log.error('failed', fields)
  expect(lines.join()).not.toContain('abc-secret')
})

test.each(['?', 'a', 'a@', 'a.', 'a://b', 'eph_', 'Bearer ', ' '])(
  'OPS-2 (C103) a text of a hundred thousand characters made to stall the log does not: %j',
  (part) => {
    const { log, lines } = record()
    log.error('failed', { reason: `a@b?${part.repeat(100_000 / part.length)}` })
    expect(lines).toHaveLength(1)
  },
)
