import { AppError } from '@ephemeris/contract/errors'
import { afterAll } from 'vitest'
import { readEnv } from '#server/env/env'
import type { Gatekeeper, SignedInUser } from '#server/http/gatekeeper'
import { type Api, createApi } from '#server/http/mount'
import { createServer } from '#server/http/server'
import { loadWebApp } from '#server/http/web-app/web-app'
import { createAudit } from '#server/platform/log/audit'
import { createLog } from '#server/platform/log/log'
import { createMetrics } from '#server/platform/log/metrics'
import { type Ask, asker } from './calls/ask.ts'
import { testClock } from './test-clock.ts'

export interface TestServer {
  readonly ask: Ask
  readonly port: number
  readonly lines: readonly string[]
  close(): Promise<void>
}

interface TestServerOptions {
  readonly mount?: (api: Api) => void
  readonly env?: Readonly<Record<string, string>>
  /** Folder of the built web app. */
  readonly webRoot?: string
  /** Runs before an answer that is not in memory is made. */
  readonly admitUnkept?: () => Promise<void>
  /** How long a caller may take for the head of a request, where that is to be short. */
  readonly headersMs?: number
  /** And for all of it. */
  readonly requestMs?: number
  /** How long it works on what it has begun once it is closed. */
  readonly finishMs?: number
}

/** The one token that the server takes. */
export const TEST_TOKEN = 'eph_test'

const clock = testClock('2026-05-20T04:00:00Z')

const ADA: SignedInUser = { id: 'ada', username: 'ada', sessionId: '1', signedInAt: clock.now(), via: 'password' }

/** Counts no one and knows one token. */
const OPEN_GATE: Gatekeeper = {
  admit: async () => {},
  admitUnread: async () => {},
  admitUnkept: async () => {},
  authenticate: recognise,
  recognise,
  readWith: async (token) => ({ ...(await recognise(token)), tokenId: '1' }),
}

async function recognise(token: string): Promise<SignedInUser> {
  if (token !== TEST_TOKEN) throw new AppError('TOKEN_INVALID')
  return ADA
}

/** A listening server without the product's calls and without a database: for what holds for every call. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const lines: string[] = []
  const metrics = createMetrics()
  const log = createLog('info', (line) => lines.push(line))
  const deps = {
    env: readEnv({ EPHEMERIS_ENV: 'test', ...options.env }),
    clock,
    log,
    audit: createAudit(log, metrics),
  }
  const root = options.webRoot ?? '/nowhere'
  const webApp = loadWebApp(deps, { root, pictureHosts: ['pictures.example'] })
  const server = createServer(deps, { metrics, webApp, finishMs: options.finishMs })
  server.server.headersTimeout = options.headersMs ?? server.server.headersTimeout
  server.server.requestTimeout = options.requestMs ?? server.server.requestTimeout
  options.mount?.(
    createApi(server, {
      gatekeeper: { ...OPEN_GATE, admitUnkept: options.admitUnkept ?? OPEN_GATE.admitUnkept },
      space: { require: async () => {} },
      isHttps: false,
    }),
  )
  afterAll(() => server.close())

  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return { ask: asker(origin), port: Number(new URL(origin).port), lines, close: () => server.close() }
}
