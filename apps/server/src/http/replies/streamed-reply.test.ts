import { once } from 'node:events'
import { request } from 'node:http'
import { endpoint } from '@ephemeris/contract/endpoint'
import { expect, test } from 'vitest'
import { postNothing } from '#server/testing/calls/echo-calls'
import { gate } from '#server/testing/members/gate'
import { startTestServer } from '#server/testing/test-server'

const getFile = endpoint({ ...postNothing, method: 'GET', path: '/api/file', form: 'file' })

test('API-35 LEDGER-16 a file begins to arrive before the rest of it is there', async () => {
  const [arrived, closed] = [gate(), gate()]
  async function* pieces() {
    yield 'first,'
    await arrived.opened
    yield 'last'
  }
  const { port } = await startTestServer({
    mount: (api) => api.onFile(getFile, () => ({ name: 'pulls.json', pieces: pieces(), close: closed.open })),
  })

  const [response] = await once(request({ port, path: getFile.path, agent: false }).end(), 'response')
  const received: string[] = []
  for await (const chunk of response) {
    received.push(String(chunk))
    arrived.open()
  }
  expect(received).toEqual(['first,', 'last'])
  await closed.opened
})
