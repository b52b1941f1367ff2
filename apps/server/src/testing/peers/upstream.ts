import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompressedResponse } from './compressed-response.ts'

export type UpstreamHandler = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine that simulates one on the internet. */
export interface Upstream {
  readonly origin: string
  close(): void
}

export async function startUpstream(answer: UpstreamHandler): Promise<Upstream> {
  const server = createServer({ ServerResponse: CompressedResponse }, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The file that EPHEMERIS_UPSTREAMS names. */
export function writeUpstreams(origins: Readonly<Record<string, string>>): { path: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-upstreams-'))
  const file = path.join(folder, 'upstreams.json')
  writeFileSync(file, JSON.stringify(origins))
  return { path: file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
