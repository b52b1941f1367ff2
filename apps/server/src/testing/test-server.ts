import { AppError } from '@ephemeris/contract/errors'
import { afterAll } from 'vitest'
import { readEnv } from '#server/env'
import type { Gatekeeper } from '#server/http/gatekeeper'
import { type Api, createApi } from '#server/http/mount'
import { createServer } from '#server/http/server'
import { loadWebApp } from '#server/http/web-app/web-app'
import { createAudit } from '#server/platform/audit'
import { createLog } from '#server/platform/log'
import { createMetrics } from '#server/platform/metrics'
import { type Ask, asker } from './ask.ts'
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
  /** How long a caller may take for the head of a request, where that is to be short. */
  readonly headersMs?: number
  /** And for all of it. */
  readonly requestMs?: number
}

/** Counts nobody and knows no token. */
const OPEN_GATE: Gatekeeper = {
  admit: async () => {},
  admitUnkept: async () => {},
  authenticate: refuse,
  recognise: refuse,
}

async function refuse(): Promise<never> {
  throw new AppError('TOKEN_INVALID')
}

/** A listening server without the product's calls and without a database: for what holds for every call. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const lines: string[] = []
  const metrics = createMetrics()
  const log = createLog('info', (line) => lines.push(line))
  const deps = {
    env: readEnv({ EPHEMERIS_ENV: 'test', ...options.env }),
    clock: testClock('2026-05-20T04:00:00Z'),
    log,
    audit: createAudit(log, metrics),
  }
  const root = options.webRoot ?? '/nowhere'
  const webApp = await loadWebApp(deps, { root, pictureHosts: ['pictures.example'] })
  const server = createServer(deps, { metrics, webApp })
  server.server.headersTimeout = options.headersMs ?? server.server.headersTimeout
  server.server.requestTimeout = options.requestMs ?? server.server.requestTimeout
  options.mount?.(createApi(server, { gatekeeper: OPEN_GATE, isHttps: false }))
  afterAll(() => server.close())

  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return { ask: asker(origin), port: Number(new URL(origin).port), lines, close: () => server.close() }
}
