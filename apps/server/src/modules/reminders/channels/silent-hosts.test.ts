import { connectWebhook } from '@ephemeris/contract/reminders/reminder-channels'
import { afterAll, expect, test } from 'vitest'
import { startUpstream, writeUpstreams } from '#server/testing/peers/upstream'
import { DISCORD } from '#server/testing/peers/webhook-peer'
import { startReminderApp } from '#server/testing/reminder-app'
import { sampleActivity } from '../../catalogue/sample-activity.test-data.ts'

/** More than a process sends at once. */
const SILENT = 36
/** Of the webhooks that are sent at once. */
const QUARTER = 8

let isSilent = false
const open = { now: 0, most: 0 }
const silent = await startUpstream((request, response) => {
  if (!isSilent) return void response.writeHead(204).end()
  open.now++
  open.most = Math.max(open.most, open.now)
  request.on('close', () => open.now--)
})
let greeted = 0
const healthy = await startUpstream((_request, response) => {
  greeted++
  response.writeHead(204).end()
})
const hosts = Array.from({ length: SILENT }, (_, n) => `https://silent-${n}.example`)
const upstreams = writeUpstreams({
  ...Object.fromEntries(hosts.map((host) => [host, silent.origin])),
  [DISCORD]: healthy.origin,
})
afterAll(() => {
  silent.close()
  healthy.close()
  upstreams.remove()
})
const app = await startReminderApp([sampleActivity('soon', { end: '2026-05-21 21:00:00' })], {
  EPHEMERIS_UPSTREAMS: upstreams.path,
})
const { call, plan, newUser, clock, deps } = app

test('REM-21 receivers that did not take the message before delay each other, and no one else, under any number of host names', async () => {
  clock.set('2026-05-20T12:00:00Z')
  const users = await Promise.all(hosts.map((_, n) => newUser(`silent-${n}`)))
  for (const [n, { token }] of users.entries()) await call(connectWebhook, { url: `${hosts[n]}/hook` }, { as: token })
  await deps.db.updateTable('webhook').set({ failures: 1 }).execute()
  isSilent = true
  // 20:00 in Berlin.
  clock.set('2026-05-20T18:00:00Z')
  await plan()
  await expect.poll(() => open.most).toBe(QUARTER)

  const ada = await newUser('ada')
  await call(connectWebhook, { url: `${DISCORD}/api/webhooks/1/secret` }, { as: ada.token })
  await plan()
  await expect.poll(() => greeted).toBe(2)
  expect(open.most).toBe(QUARTER)
})
