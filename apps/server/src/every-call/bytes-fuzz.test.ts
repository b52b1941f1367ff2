import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { envelope } from '@ephemeris/contract/envelope'
import { ERRORS } from '@ephemeris/contract/errors'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import type { HttpAnswer } from '#server/testing/calls/ask'
import { sendBytes } from '#server/testing/calls/send-bytes'
import { requestBytes } from '#server/testing/input/arbitrary-bytes'
import { startTestApp } from '#server/testing/test-app'

/** As many for each of `FUZZ_CASES` as make a tenth of what `call-fuzz.test` sends; `FUZZ_SEED` repeats a run. */
const CASES = 8 * Number(process.env.FUZZ_CASES ?? 40)
const SEED = Number(process.env.FUZZ_SEED ?? 95)
const TIMEOUT_MS = 400_000 + 300 * CASES

const webRoot = mkdtempSync(path.join(tmpdir(), 'ephemeris-web-'))
afterAll(() => rmSync(webRoot, { recursive: true }))
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>')
const app = await startTestApp({ prepare: loadShippedCatalogue, webRoot })

const NUMBERS = new Set(Object.values(ERRORS).map(({ status, number }) => `${status} ${number}`))

test(
  `API-37 (C095) no bytes make the server fail, or answer out of form (seed ${SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(requestBytes, async ({ bytes, isWhole }) => {
        const answer = await sendBytes(app.port, bytes, { isEnd: !isWhole })
        if (isWhole) expect(answer).not.toBeNull()
        if (answer) expectForm(answer)
      }),
      { numRuns: CASES, seed: SEED },
    )
    expect((await app.ask('GET /healthz')).status).toBe(200)
    expect(app.lines.filter((line) => JSON.parse(line).level === 'error')).toEqual([])
  },
  TIMEOUT_MS,
)

function expectForm({ status, headers, text }: HttpAnswer): void {
  expect(headers).toMatchObject({ 'x-request-id': expect.any(String), 'x-content-type-options': 'nosniff' })
  const isJson = (headers['content-type'] ?? '').startsWith('application/json')
  if (status < 400 || !isJson || text === '') return void expect(status).toBeLessThan(500)
  const { code, error_code } = envelope.parse(JSON.parse(text))
  expect(code).toBe(status)
  expect(NUMBERS).toContain(`${status} ${error_code}`)
  if (status >= 500) expect(error_code).toBe(ERRORS.PROVIDER_ABSENT.number)
}
