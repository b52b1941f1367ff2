import { endpoint } from '@ephemeris/contract/endpoint'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { getEcho, postNothing } from '#server/testing/calls/echo-calls'
import { withholdBody } from '#server/testing/calls/withheld-body'
import { gate } from '#server/testing/members/gate'
import { startTestServer } from '#server/testing/test-server'

const keptNothing = endpoint({ ...postNothing, method: 'GET', path: '/api/kept-nothing', cache: 'public' })
const keptEcho = endpoint({ ...getEcho, path: '/api/kept-echo', cache: 'public' })

test('API-12 calls are turned away after a second while too many others are worked on, those from memory too', async () => {
  const finish = gate()
  const all = gate()
  let atWork = 0
  const busy = await startTestServer({
    mount: (api) => {
      api.on(postNothing, async () => {
        atWork += 1
        if (atWork === 200) all.open()
        await finish.opened
        return null
      })
      api.onCached(keptNothing, () => null, { freshness: () => '' })
    },
  })
  const running = Array.from({ length: 200 }, () => busy.ask('POST /api/nothing'))
  await all.opened

  const withheld = withholdBody(busy, 'POST /api/nothing', { bytes: 1000 }).answer
  const late = [busy.ask('POST /api/nothing'), busy.ask('GET /api/kept-nothing'), withheld]
  for (const answer of await Promise.all(late)) {
    expect(refusalIn(answer)).toEqual([503, 100007])
    expect(answer.headers['retry-after']).toBe('5')
  }

  const inTime = [busy.ask('POST /api/nothing'), busy.ask('GET /api/kept-nothing')]
  finish.open()
  for (const { status } of await Promise.all([...running, ...inTime])) expect(status).toBe(200)
  expect((await busy.ask('GET /api/kept-nothing')).status).toBe(200)
})

test('CAT-28 callers who wait for an answer that is not in memory keep no other call out', async () => {
  const finish = gate()
  const all = gate()
  let waiting = 0
  const busy = await startTestServer({
    admitUnkept: async () => {
      waiting += 1
      if (waiting === 200) all.open()
      await finish.opened
    },
    mount: (api) => {
      api.on(postNothing, () => null)
      api.onCached(keptEcho, (value) => value, { freshness: () => '', question: ({ name }) => name })
    },
  })
  const questions = Array.from({ length: 200 }, (_, n) => busy.ask(`GET /api/kept-echo?name=${n % 10}`))
  await all.opened

  expect(refusalIn(await busy.ask('GET /api/kept-echo?name=late'))).toEqual([503, 100007])
  expect((await busy.ask('POST /api/nothing')).status).toBe(200)

  finish.open()
  for (const { status } of await Promise.all(questions)) expect(status).toBe(200)
})
