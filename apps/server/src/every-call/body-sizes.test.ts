import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { uploadSettings } from '@ephemeris/contract/sync/sync'
import { isJsonWithin } from '@ephemeris/core/json/json-size'
import { MAX_MOMENTS } from '@ephemeris/core/sync/moments'
import { expect, test } from 'vitest'
import { jsonBounds } from '#server/http/admission/limits'
import { inputSchema } from '#server/testing/input/contract-fields'
import { largestValue, sizeOf } from '#server/testing/input/largest-input'

const WITH_BODY = ENDPOINTS.filter(
  ({ method, rawBody, path }) => method !== 'GET' && rawBody === null && path !== uploadSettings.path,
)

test.each(WITH_BODY.map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  'API-4 API-39 the largest input of $call fits into its body',
  ({ endpoint }) => {
    const largest = largestValue(inputSchema(endpoint))
    expect(sizeOf(largest)).toBeLessThanOrEqual(endpoint.maxBodyBytes)
    expect(isJsonWithin(JSON.stringify(largest), jsonBounds(endpoint.maxBodyBytes))).toBe(true)
  },
)

test('API-4 no call takes much more than it needs', () => {
  const large = ENDPOINTS.filter(({ maxBodyBytes }) => maxBodyBytes > 16 * 1024)
  expect(large.map(({ path, maxBodyBytes }) => [path, maxBodyBytes / 1024])).toEqual([
    ['/api/user/upload_settings', 960],
    ['/api/user/notes', 64],
    ['/api/gachalog/import/official-link', 32],
    ['/api/gachalog/import/file', 20 * 1024],
    ['/api/gachalog/import/file/:preview_id/confirm', 64],
  ])
})

test('API-4 a slot of five thousand marks fits, with the moments of the latest thousand', () => {
  const ids = Array.from({ length: 5000 }, (_, n) => `${n}`.padStart(36, '0'))
  const activityStatus = Object.fromEntries(ids.map((id) => [id, 'done'] as const))
  const moments = ids.slice(0, MAX_MOMENTS).map((id) => [`activityStatus/${id}`, '2026-05-20T00:00:00Z'])
  const settings = { activityStatus, userGameSelections: {}, gameOrder: [], changedAt: Object.fromEntries(moments) }
  expect(sizeOf(settings)).toBeLessThan(uploadSettings.maxBodyBytes)
  expect(uploadSettings.input.read(settings).settings.activityStatus).toBeDefined()
})
