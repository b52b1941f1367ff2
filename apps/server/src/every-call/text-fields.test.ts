import { createAccessToken } from '@ephemeris/contract/account/access-tokens'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { refusalIn } from '#server/testing/calls/ask'
import { rawSender } from '#server/testing/calls/send-raw'
import { inputSchema, textFields } from '#server/testing/input/contract-fields'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp({ prepare: loadShippedCatalogue })
const { token } = await createTestUser(app, 'ada')
const { token: readOnly } = await app.call(createAccessToken, { name: 'screen' }, { as: token })
const send = rawSender(app)

const FIELDS = ENDPOINTS.flatMap((endpoint) => {
  const { method, path, ownText, rawBody } = endpoint
  return textFields(inputSchema(endpoint)).map((field) => ({
    call: `${method} ${path} ${field.name}`,
    endpoint,
    field,
    /** The call itself says which characters it takes. */
    isOwn: [...ownText, rawBody].includes(field.name),
    /** As an address or a query, which cannot hold a lone surrogate and has a length of its own. */
    isInUrl: method === 'GET' || path.includes(`:${field.name}`) || (rawBody !== null && field.name !== rawBody),
  }))
})

test('API-5 the fields of every call are found', () => {
  const calls = FIELDS.map(({ call }) => call)
  expect(calls).toContain('POST /api/auth/login username')
  expect(calls).toContain('POST /api/tags/vote votes.*')
  expect(calls).toContain('GET /api/gachalog/records/:game_id/:uid uid')
  expect(new Set(FIELDS.map(({ endpoint }) => endpoint.path)).size).toBeGreaterThan(30)
})

test.each(FIELDS.filter(({ isOwn }) => !isOwn))(
  'API-5 (C089, C094) a null character and a control character are refused: $call',
  async ({ endpoint, field }) => {
    for (const text of ['a\u0000b', 'a\u001bb']) {
      const answer = await send(endpoint, fieldsOf(field.holding(text)), { as: tokenFor(endpoint) })
      expect(refusalIn(answer)).toEqual([400, 100002])
    }
  },
)

test.each(FIELDS.filter(({ isOwn, isInUrl }) => !isOwn && !isInUrl))(
  'API-5 (C089, C094) a lone surrogate is refused: $call',
  async ({ endpoint, field }) => {
    const answer = await send(endpoint, fieldsOf(field.holding('\ud800')), { as: tokenFor(endpoint) })
    expect(refusalIn(answer)).toEqual([400, 100002])
  },
)

test.each(FIELDS)(
  'API-5 (C089, C094) a text that is too long is refused: $call',
  async ({ endpoint, field, isInUrl }) => {
    const long = 'x'.repeat(isInUrl ? 60_000 : 1_000_000)
    const { status } = await send(endpoint, fieldsOf(field.holding(long)), { as: tokenFor(endpoint) })
    expect(isInUrl ? [414] : [400, 413]).toContain(status)
  },
)

test.each(FIELDS.filter(({ isOwn }) => isOwn))(
  'API-5 (C094) what a call takes as it is does no harm either: $call',
  async ({ endpoint, field }) => {
    for (const text of ['a\u0000b', '\ud800']) {
      const { status } = await send(endpoint, fieldsOf(field.holding(text)), { as: tokenFor(endpoint) })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  },
)

function tokenFor({ auth }: (typeof ENDPOINTS)[number]): string | null {
  if (auth === 'reader') return readOnly
  return auth === 'none' ? null : token
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>
}
