import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { instant } from '@ephemeris/core/time/instant'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import { afterAll, expect, test } from 'vitest'
import { renderEnvExample } from '#server/testing/env-example'
import { readEnv } from './env.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-env-'))
afterAll(() => rmSync(folder, { recursive: true }))
const upstreams = path.join(folder, 'upstreams.json')
writeFileSync(upstreams, '{ "https://official.example/": "http://127.0.0.1:1234" }')

test('OPS-3 without any variable the defaults hold, and an empty one counts as unset', () => {
  const env = readEnv({ PORT: '', DATABASE_URL: '' })

  expect(env).toMatchObject({ mode: 'production', host: '127.0.0.1', port: 3000, databaseUrl: null, clockStart: null })
  expect(env).toMatchObject({ publicUrl: null, eventWindow: 'rolling', trustedProxies: 0, logLevel: 'info' })
  expect(env.dataDir).toBe(path.resolve('data'))
})

test('OPS-3 every fault of the environment is listed at once', () => {
  const given = { PORT: '70000', DATABASE_URL: 'mysql://x', EVENT_WINDOW: '2026-02-30/2026-03-01', LOG_LEVEL: 'loud' }
  for (const name of Object.keys(given)) expect(() => readEnv(given)).toThrow(name)
})

test('OPS-3 a fault in one variable hides none in another, whichever comes first', () => {
  const given = {
    EPHEMERIS_ENV: 'staging',
    PORT: 'door',
    PUBLIC_URL: 'here',
    DATABASE_URL: 'mysql://x',
    EVENT_WINDOW: 'never',
    TRUST_PROXY: 'yes',
    EPHEMERIS_CLOCK: 'noon',
    LOG_LEVEL: 'loud',
  }
  const reportedNames = (variables: Record<string, string>) => {
    try {
      readEnv(variables)
    } catch (error) {
      return (
        String(error)
          .match(/^ {2}\w+(?=: )/gm)
          ?.map((name) => name.trim()) ?? []
      )
    }
    return []
  }

  expect(reportedNames(given).toSorted()).toEqual(Object.keys(given).toSorted())
  const inProduction = { ...given, EPHEMERIS_ENV: 'production', CHALLENGE: 'off', RESET_TOKEN_IN_RESPONSE: '1' }
  const { EPHEMERIS_ENV: _mode, ...faulty } = inProduction
  expect([...new Set(reportedNames(inProduction))].toSorted()).toEqual(Object.keys(faulty).toSorted())
})

test.each([
  ['PORT', '3000x'],
  ['PORT', '-1'],
  ['PORT', ' '],
  ['PORT', '1e3'],
  ['TRUST_PROXY', '0x1'],
  ['PUBLIC_URL', 'https://example.org/path'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['EVENT_WINDOW', '2026-06-01/2025-05-01'],
  ['EVENT_WINDOW', 'rolling/2026-06-01'],
  ['TRUST_PROXY', 'yes'],
  ['OIDC_ISSUER', 'login.example'],
  ['OIDC_ISSUER', 'ldap://login.example'],
  ['OIDC_ISSUER', 'https://login.example/?realm=home'],
  ['OIDC_ISSUER', 'https://me@login.example'],
  ['OIDC_ISSUER', 'https://login.example/.well-known/openid-configuration'],
  ['OIDC_NAME', 'Our\nhouse'],
  ['OIDC_NAME', 'x'.repeat(41)],
  ['EPHEMERIS_ENV', 'staging'],
])('OPS-3 %s=%s is refused', (name, text) => {
  expect(() => readEnv({ [name]: text })).toThrow(name)
})

test('OPS-3 values are read into the terms of the product', () => {
  const env = readEnv({
    EPHEMERIS_ENV: 'test',
    EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z',
    EVENT_WINDOW: '2025-05-01/2026-06-01',
    PUBLIC_URL: 'https://Ephemeris.example:443/',
  })

  expect(env.clockStart).toBe(instant(Date.UTC(2026, 4, 20, 4)))
  expect(env.eventWindow).toEqual({
    start: parseWallTime('2025-05-01 00:00:00'),
    end: parseWallTime('2026-06-01 23:59:59'),
  })
  expect(env.publicUrl).toBe('https://ephemeris.example')
})

test.each([
  ['EPHEMERIS_CLOCK', '2026-05-20T04:00:00Z'],
  ['EPHEMERIS_UPSTREAMS', upstreams],
  ['EPHEMERIS_PAGE_PAUSE_MS', '0'],
  ['CHALLENGE', 'off'],
  ['RESET_TOKEN_IN_RESPONSE', '1'],
  ['EPHEMERIS_DEMO', '1'],
  ['PUBLIC_URL', 'http://ephemeris.example'],
  ['PUBLIC_URL', 'http://127.0.0.1.example.org'],
])('OPS-4 (C118, C023, C058) production refuses %s=%s', (name, text) => {
  expect(() => readEnv({ [name]: text })).toThrow(name)
  expect(() => readEnv({ [name]: text, EPHEMERIS_ENV: 'production' })).toThrow(name)
  expect(() => readEnv({ [name]: text, EPHEMERIS_ENV: 'development' })).not.toThrow()
})

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'https://ephemeris.example'])(
  'OPS-4 production accepts %s as its public address',
  (url) => {
    expect(readEnv({ PUBLIC_URL: url }).publicUrl).toBe(url)
  },
)

const AT_HOME =
  'http://192.168.1.20:4241 http://10.0.0.2 http://172.31.0.1 http://100.64.0.1 http://[fd00::1] http://nas http://nas.local'

test.each(AT_HOME.split(' '))('OPS-4 production serves %s by ALLOW_HTTP=1 alone, and the refusal names it', (url) => {
  expect(() => readEnv({ PUBLIC_URL: url })).toThrow(/ALLOW_HTTP=1 .* push, installation and the camera/)
  expect(readEnv({ PUBLIC_URL: url, ALLOW_HTTP: '1' })).toMatchObject({ publicUrl: url, challenge: { kind: 'off' } })
  expect(readEnv({ PUBLIC_URL: 'https://nas.local', ALLOW_HTTP: '1' }).challenge.kind).toBe('altcha')
})

test.each([
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://100.128.0.1',
  'http://10.example.org',
  'http://[2001:db8::1]',
  'http://192.168.evil.example',
])('OPS-4 (C118) ALLOW_HTTP=1 does not permit %s, which others can reach', (url) => {
  expect(() => readEnv({ PUBLIC_URL: url, ALLOW_HTTP: '1' })).toThrow('PUBLIC_URL: must be https')
})

test.each([
  ['https://login.example/realms/home', '0', true],
  ['http://127.0.0.1:8080', '0', true],
  ['http://keycloak:8080/realms/home', '0', false],
  ['http://keycloak:8080/realms/home', '1', true],
  ['http://login.example', '1', false],
])('OPS-4 (C118) production with the issuer %s and ALLOW_HTTP=%s starts: %j', (issuer, ALLOW_HTTP, starts) => {
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', ALLOW_HTTP }
  if (starts)
    expect(readEnv(given).providers.oidc).toMatchObject({ issuer: new URL(issuer).href, name: 'OpenID Connect' })
  else expect(() => readEnv(given)).toThrow('OIDC_ISSUER: must be https')
})

test('OPS-3 a path in the public address is refused with the reason', () => {
  expect(() => readEnv({ PUBLIC_URL: 'https://home.example/ephemeris' })).toThrow('have the root of a host')
})

test.each(['0.0.0.0', '::', '192.0.2.7', 'ephemeris.example'])(
  'OPS-4 (C118) production that listens on HOST=%s has to know its public address',
  (host) => {
    expect(() => readEnv({ HOST: host })).toThrow('PUBLIC_URL: is missing')
    expect(() => readEnv({ HOST: host, LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL')
    expect(readEnv({ HOST: host, PUBLIC_URL: 'https://ephemeris.example' }).host).toBe(host)
    expect(readEnv({ HOST: host, EPHEMERIS_ENV: 'development' }).host).toBe(host)
  },
)

test('OPS-4 (C118) production behind a proxy has to know its public address, whatever HOST is', () => {
  expect(() => readEnv({ TRUST_PROXY: '1' })).toThrow('PUBLIC_URL: is missing, and TRUST_PROXY')
  expect(readEnv({ TRUST_PROXY: '1', PUBLIC_URL: 'https://ephemeris.example' }).trustedProxies).toBe(1)
  expect(readEnv({ TRUST_PROXY: '0' }).publicUrl).toBeNull()
  expect(readEnv({ TRUST_PROXY: '1', EPHEMERIS_ENV: 'development' }).publicUrl).toBeNull()
})

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])(
  'OPS-4 production on HOST=%s needs no public address',
  (host) => {
    expect(readEnv({ HOST: host }).publicUrl).toBeNull()
  },
)

test('OPS-5 .env.example lists every variable of the schema as it is', async () => {
  await expect(renderEnvExample()).toMatchFileSnapshot('../../../../.env.example')
})

test('OPS-4 (C118) production refuses the keys that the provider of a challenge gives for tests', () => {
  const keys = { CHALLENGE: 'turnstile', TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: 'real' }
  expect(() => readEnv(keys)).toThrow('TURNSTILE_SITE_KEY')
  expect(readEnv({ ...keys, EPHEMERIS_ENV: 'test' }).challenge).toEqual({
    kind: 'turnstile',
    siteKey: keys.TURNSTILE_SITE_KEY,
    secretKey: 'real',
  })
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ CHALLENGE: 'turnstile', TURNSTILE_SITE_KEY: 'x' }, 'TURNSTILE_SECRET_KEY'],
  [{ QQ_CLIENT_ID: 'x' }, 'QQ_CLIENT_SECRET'],
  [{ MICROSOFT_CLIENT_SECRET: 'x' }, 'MICROSOFT_CLIENT_ID'],
  [{ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET'],
  [{ OIDC_NAME: 'Our house' }, 'OIDC_ISSUER'],
  [{ EPHEMERIS_ENV: 'test', EPHEMERIS_UPSTREAMS: '/nowhere/upstreams.json' }, 'EPHEMERIS_UPSTREAMS'],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'x' }, 'SMTP_URL'],
])('OPS-3 what is worth nothing alone is refused: %j', (given, name) => {
  expect(() => readEnv(given)).toThrow(name)
})

test('OPS-3 replacements of other services are read by their origins', () => {
  const env = readEnv({ EPHEMERIS_ENV: 'test', EPHEMERIS_UPSTREAMS: upstreams })
  expect([...env.upstreams]).toEqual([['https://official.example', 'http://127.0.0.1:1234']])
})
