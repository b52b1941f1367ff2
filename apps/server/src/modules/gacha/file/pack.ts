import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { ReadPulls } from '@ephemeris/files/read-whole'
import { yieldToEventLoop } from '#server/platform/timers'

/** So many are parsed at once. */
const PULLS_PER_LINE = 2000

const decompress = promisify(gunzip)

/** In lines of a list of accounts each, of which every one has a part of the pulls. */
export function packAccounts(accounts: readonly ReadPulls[]): Uint8Array<ArrayBuffer> {
  const lines = accounts.flatMap(({ gameId, uid, pulls }) =>
    Array.from({ length: Math.max(1, Math.ceil(pulls.length / PULLS_PER_LINE)) }, (_, part) =>
      JSON.stringify([{ gameId, uid, pulls: pulls.slice(part * PULLS_PER_LINE, (part + 1) * PULLS_PER_LINE) }]),
    ),
  )
  return Uint8Array.from(gzipSync(lines.join('\n')))
}

/** How large packed accounts become, by the last four bytes of their gzip (RFC 1952, ISIZE). */
export function unpackedBytes(end: Buffer): number {
  return end.readUInt32LE()
}

/** Line by line, so that others are answered meanwhile. */
export async function unpackAccounts(content: Uint8Array): Promise<readonly ReadPulls[]> {
  const accounts: (ReadPulls & { readonly pulls: Pull[] })[] = []
  for (const line of (await decompress(content)).toString().split('\n')) {
    const parts: readonly ReadPulls[] = JSON.parse(line)
    for (const part of parts) {
      const last = accounts.at(-1)
      if (last?.gameId !== part.gameId || last.uid !== part.uid) accounts.push({ ...part, pulls: [...part.pulls] })
      else for (const pull of part.pulls) last.pulls.push(pull)
    }
    await yieldToEventLoop()
  }
  return accounts
}
