import process from 'node:process'
import { logout } from '@ephemeris/contract/account/sign-in'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { envelope } from '@ephemeris/contract/envelope'
import { ERRORS } from '@ephemeris/contract/errors'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { rawSender } from '#server/testing/calls/send-raw'
import { arbitraryInput } from '#server/testing/input/arbitrary-input'
import { inputSchema } from '#server/testing/input/contract-fields'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

/** `FUZZ_CASES=1000` for the whole number; `FUZZ_SEED` repeats a run. */
const CASES = Number(process.env.FUZZ_CASES ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 95)

/** After twenty wrong passwords a stranger waits two seconds for each answer. */
const TIMEOUT_MS = 400_000 + 3_000 * CASES

const app = await startTestApp({ prepare: loadShippedCatalogue })
const send = rawSender(app)

const EXPECTED = new Set(Object.values(ERRORS).map(({ status, number }) => `${status} ${number}`))
/** No provider is configured here. */
const ABSENT = `${ERRORS.PROVIDER_ABSENT.status} ${ERRORS.PROVIDER_ABSENT.number}`

test.each(ENDPOINTS.map((endpoint, n) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, n })))(
  `API-15 (C095) no input and no token makes $name fail or answer out of form (seed ${SEED})`,
  async ({ endpoint, n }) => {
    const tokens = await tokensOf(`fuzz-${n}`)
    await fc.assert(
      fc.asyncProperty(arbitraryInput(inputSchema(endpoint)), fc.constantFrom(...tokens), async (fields, as) => {
        const { status, text } = await send(endpoint, fields, { as })
        if (status === endpoint.status) return expectReply(endpoint, text)
        if (status === 302) return
        const { code, error_code } = envelope.parse(JSON.parse(text))
        expect(code).toBe(status)
        expect(EXPECTED).toContain(`${status} ${error_code}`)
        if (`${status} ${error_code}` !== ABSENT) expect(status).toBeLessThan(500)
      }),
      { numRuns: CASES, seed: SEED },
    )
  },
  TIMEOUT_MS,
)

test('API-15 (C095) after all of it the process answers', async () => {
  expect((await app.ask('GET /healthz')).status).toBe(200)
})

/** The user's own most often, and one of each other kind: none, another user's, one that has ended, and no token at all. */
async function tokensOf(username: string): Promise<readonly (string | null)[]> {
  const own = await createTestUser(app, username)
  const other = await createTestUser(app, `${username}-other`)
  const ended = await createTestUser(app, `${username}-ended`)
  await app.call(logout, {}, { as: ended.token })
  return [own.token, own.token, own.token, own.token, null, other.token, ended.token, 'not a token']
}

function expectReply({ form, reply }: (typeof ENDPOINTS)[number], text: string): void {
  if (form === 'calendar') return void reply.schema.parse(text)
  const answer: unknown = JSON.parse(text)
  reply.schema.parse(form === 'envelope' ? envelope.parse(answer).data : answer)
}
