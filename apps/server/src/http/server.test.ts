import { endpoint } from '@ephemeris/contract/endpoint'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { getEcho, JSON_BODY, postEcho, postNothing, SIGNED_IN } from '#server/testing/calls/echo-calls'
import { withholdBody } from '#server/testing/calls/withheld-body'
import { gate } from '#server/testing/members/gate'
import { startTestServer } from '#server/testing/test-server'

const getFault = endpoint({ ...postNothing, method: 'GET', path: '/api/fault' })
const keptFault = endpoint({ ...getFault, path: '/api/kept-fault', cache: 'public' })

const { ask, lines } = await startTestServer({
  mount: (api) => {
    api.on(getEcho, (value) => value)
    api.on(postEcho, (value) => value)
    api.on(getFault, fail)
    api.onCached(keptFault, fail, { freshness: () => '' })
  },
})

function fail(): never {
  throw new Error('select secret from "/etc/shadow"')
}

test('API-1 a success is the envelope with the status as its code', async () => {
  const answer = await ask('POST /api/echo/7', { ...JSON_BODY, body: '{"name":"Ada","other":1}' })
  expect(answer.status).toBe(201)
  expect(JSON.parse(answer.text)).toEqual({ code: 201, message: 'OK', data: { name: 'Ada', page: '7' } })
})

test('API-6 HEAD is GET without a body', async () => {
  const head = await ask('HEAD /api/echo?name=Ada')
  const get = await ask('GET /api/echo?name=Ada')
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('API-8 (C100) an unforeseen fault shows the id of the request and nothing more', async () => {
  for (const path of ['/api/fault', '/api/kept-fault']) {
    const answer = await ask(`GET ${path}`)
    expect(refusalIn(answer)).toEqual([500, 100007])
    expect(answer.text).toContain(String(answer.headers['x-request-id']))
    expect(answer.text).not.toMatch(/secret|shadow|at /)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(lines.join('')).toContain('shadow')
})

test('OPS-12 a stopping server finishes what it has begun', async () => {
  const begun = gate()
  const finish = gate()
  const stopping = await startTestServer({
    mount: (api) =>
      api.on(postNothing, async () => {
        begun.open()
        await finish.opened
        return null
      }),
  })

  const answer = stopping.ask('POST /api/nothing')
  await begun.opened
  const closed = stopping.close()
  finish.open()
  expect((await answer).status).toBe(200)
  await closed
})

test('OPS-12 what a stopping server cannot finish in time, a body that arrives or a call that it works on, gets 503 with a time', async () => {
  const begun = gate()
  const stopping = await startTestServer({
    finishMs: 1,
    mount: (api) => {
      api.on(postEcho, (value) => value)
      api.on(postNothing, () => {
        begun.open()
        return new Promise<never>(() => {})
      })
    },
  })
  const arriving = withholdBody(stopping, 'POST /api/echo/7', { bytes: 1000, sent: '{', headers: SIGNED_IN })
  expect((await stopping.ask('GET /api/other')).status).toBe(404)
  const worked = withholdBody(stopping, 'POST /api/nothing', { bytes: 2, sent: '{}' })
  await begun.opened
  const closed = stopping.close()
  for (const { answer } of [arriving, worked]) {
    expect(refusalIn(await answer)).toEqual([503, 100007])
    expect((await answer).headers).toMatchObject({ 'retry-after': '5', connection: 'close' })
  }
  await closed
})
