import { endpoint } from '@ephemeris/contract/endpoint'
import { wire } from '@ephemeris/contract/wire/wire'
import * as z from 'zod/mini'
import { TEST_TOKEN } from '../test-server.ts'

const echoed = z.object({ name: z.string().check(z.maxLength(20)), page: z.optional(z.string()) })
const echo = wire(echoed, { read: (w) => w, write: (value) => value })
const call = { auth: 'none', summary: 'Says it again.', input: echo, reply: echo } as const

export const getEcho = endpoint({ ...call, method: 'GET', path: '/api/echo' })
export const postEcho = endpoint({ ...call, auth: 'user', method: 'POST', path: '/api/echo/:page', status: 201 })
export const postNothing = endpoint({
  method: 'POST',
  path: '/api/nothing',
  auth: 'none',
  summary: '',
  reply: wire(z.null(), { read: () => null, write: () => null }),
})

export const SIGNED_IN = { authorization: `Bearer ${TEST_TOKEN}` }
export const JSON_BODY = { headers: { ...SIGNED_IN, 'content-type': 'application/json' } }
