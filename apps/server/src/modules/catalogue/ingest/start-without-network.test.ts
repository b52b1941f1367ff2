import { afterAll, expect, test } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { startTestApp } from '#server/testing/test-app'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'

test('ING-15 a server answers before its first request for announcements is answered', async () => {
  const publisher = await startNoticeServer()
  const answers = gate()
  publisher.answersAfter = answers.opened
  fillNotices(publisher)
  // Also after a failure: a server that waits for an answer would not close.
  afterAll(() => {
    answers.open()
    publisher.upstream.close()
    publisher.upstreamsFile.remove()
  })
  const { ask, clock } = await startTestApp({
    prepare: loadShippedCatalogue,
    env: { CATALOGUE_SOURCES: 'official', EPHEMERIS_UPSTREAMS: publisher.upstreamsFile.path },
    wait: async () => {},
  })
  clock.set('2026-11-22T04:00:00Z')

  await expect.poll(() => publisher.asked.length).toBeGreaterThan(0)
  expect((await ask('GET /readyz')).status).toBe(200)
  const events = await ask('GET /api/events')
  expect(events.status).toBe(200)
  expect(events.text).toContain('"uuid"')
  expect(events.text).not.toContain('Frostfield Chase')

  answers.open()
  await expect.poll(async () => (await ask('GET /api/events')).text).toContain('Frostfield Chase')
})
