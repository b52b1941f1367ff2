import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { rawSender } from '#server/testing/calls/send-raw'
import { inputSchema } from '#server/testing/input/contract-fields'
import { plainInput } from '#server/testing/input/plain-input'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp({ prepare: loadShippedCatalogue })
const { token } = await createTestUser(app, 'ada')
const send = rawSender(app)
const PUBLIC = {
  envelope: 'public, max-age=60, stale-while-revalidate=600',
  file: 'no-store',
  document: 'public, max-age=60, stale-while-revalidate=600',
  calendar: 'public, max-age=900',
} as const
const CALLS = ENDPOINTS.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))

test.each(CALLS)(
  'API-9 (C098) $name: no other origin is permitted anything but open documents, and no cache keeps what is not public',
  async ({ endpoint }) => {
    const headers = { origin: 'https://evil.test' }
    for (const as of [null, token]) {
      if (as !== null && endpoint.auth === 'none') continue
      const answer = await send(endpoint, plainInput(inputSchema(endpoint)), { as, headers })
      const isPublic = endpoint.cache === 'public' && answer.status === 200
      expect(answer.headers['cache-control']).toBe(isPublic ? PUBLIC[endpoint.form] : 'no-store')
      const isOpen = endpoint.form === 'document' || endpoint.form === 'calendar'
      if (!(isPublic && isOpen)) expectClosed(answer.headers)
    }
    const path = endpoint.path.replace(/:\w+/g, 'x')
    const asked = { ...headers, 'access-control-request-method': endpoint.method }
    const preflight = await app.ask(`OPTIONS ${path}`, { headers: asked })
    expect(preflight.status).toBe(204)
    expectClosed(preflight.headers)
  },
)

function expectClosed(headers: NodeJS.Dict<string | string[]>): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(Object.keys(headers).filter((name) => /^(access-control-|server$|x-powered-by$)/.test(name))).toEqual([])
}

/** What a call needs to get as far as the database. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  email: 'someone@example.org',
  username: 'somebody',
  password: 'quiet harbour 47',
  new_password: 'copper lantern 9',
  session_id: `q_${'x'.repeat(22)}`,
  handoff_id: `h_${'x'.repeat(22)}`,
  secret: 'x'.repeat(22),
}

function inputOf(endpoint: (typeof ENDPOINTS)[number]): Record<string, unknown> {
  const schema = inputSchema(endpoint)
  const known = Object.entries(EXAMPLES).filter(([name]) => schema.properties?.[name] !== undefined)
  return { ...plainInput(schema), ...Object.fromEntries(known) }
}

/** What would show how the product is made. */
const INSIDE =
  /select |insert |update "|delete from|relation|does not exist|\bat \w+|\.ts\b|\.js\b|node_modules|postgres/i

test('API-8 (C100) whichever table is missing, no call shows more than the id of the request', async () => {
  const faulty = new Set<string>()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'rate_limit'`.execute(
    app.deps.db,
  )

  for (const { name: table } of rows) {
    await sql`alter table ${sql.table(table)} rename to put_aside`.execute(app.deps.db)
    for (const { name, endpoint } of CALLS) {
      const as = endpoint.auth === 'none' ? null : token
      const answer = await send(endpoint, inputOf(endpoint), { as })
      if (answer.status < 500) continue
      const { code, error_code, data, message } = JSON.parse(answer.text)
      expect([name, table, code, error_code, data]).toEqual([name, table, answer.status, 100007, null])
      if (code === 500) faulty.add(name)
      expect(message).not.toMatch(INSIDE)
      if (code === 500) expect(message).toContain(String(answer.headers['x-request-id']))
    }
    await sql`alter table put_aside rename to ${sql.table(table)}`.execute(app.deps.db)
  }
  // Those answer from memory; here no proof of work is required.
  const unharmed = CALLS.map(({ name }) => name).filter((name) => !faulty.has(name))
  expect(unharmed).toEqual([
    'GET /api/config',
    'GET /api/games',
    'GET /api/events',
    'GET /api/codes',
    'GET /api/catalogue/v1.json',
    'GET /api/catalogue/v1.schema.json',
    'GET /api/calendar/events.ics',
    'GET /api/challenge',
    'POST /api/calendar/outside',
    // Those say nothing but that a browser must go elsewhere, and that a link is not ours.
    'GET /api/mail/unsubscribe/:token',
    'POST /api/mail/unsubscribe/:token',
  ])
})
