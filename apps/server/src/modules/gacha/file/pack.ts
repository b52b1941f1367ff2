import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import { filePartsOf } from '@ephemeris/core/gacha/coverage/file-spans'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { ReadPulls } from '@ephemeris/files/read-whole'
import { yieldToEventLoop } from '#server/platform/timers'

/** So many are parsed at once. */
const PULLS_PER_LINE = 2000

const decompress = promisify(gunzip)

/** Only the first line of an account has its parts; earlier versions of the program wrote none. */
interface PackedPulls extends Omit<ReadPulls, 'parts'> {
  readonly parts?: ReadPulls['parts'] | undefined
}

/** In lines of a list of accounts each, of which every one has a part of the pulls. */
export function packAccounts(accounts: readonly ReadPulls[]): Uint8Array<ArrayBuffer> {
  const lines = accounts.flatMap(({ gameId, uid, pulls, parts }) =>
    Array.from({ length: Math.max(1, Math.ceil(pulls.length / PULLS_PER_LINE)) }, (_, line) => {
      const some = pulls.slice(line * PULLS_PER_LINE, (line + 1) * PULLS_PER_LINE)
      return JSON.stringify([{ gameId, uid, pulls: some, ...(line === 0 && { parts }) }])
    }),
  )
  return Uint8Array.from(gzipSync(lines.join('\n')))
}

/** Bytes in which the length of the list stands. */
const LENGTH_BYTES = 4

/** A preview as it is kept: the pulls that it lists, by `pullKeyIn`, and its accounts at the end. */
export function packPreview(listed: readonly string[], accounts: Uint8Array): Buffer {
  const list = gzipSync(JSON.stringify(listed))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(list.length)
  return Buffer.concat([length, list, accounts])
}

/** The packed accounts of a kept preview. */
export function accountsOf(preview: Buffer): Buffer {
  return preview.subarray(LENGTH_BYTES + preview.readUInt32LE())
}

/** The pulls that a kept preview lists, by `pullKeyIn`. */
export async function listedIn(preview: Buffer): Promise<readonly string[]> {
  const list = await decompress(preview.subarray(LENGTH_BYTES, LENGTH_BYTES + preview.readUInt32LE()))
  return JSON.parse(list.toString())
}

/** How large packed accounts become, by the last four bytes of their gzip (RFC 1952, ISIZE). */
export function unpackedBytes(end: Buffer): number {
  return end.readUInt32LE()
}

/** Line by line, so that others are answered meanwhile. */
export async function unpackAccounts(content: Uint8Array): Promise<readonly ReadPulls[]> {
  const accounts: (PackedPulls & { readonly pulls: Pull[] })[] = []
  for (const line of (await decompress(content)).toString().split('\n')) {
    const pieces: readonly PackedPulls[] = JSON.parse(line)
    for (const { gameId, uid, pulls, parts } of pieces) {
      const last = accounts.at(-1)
      if (last?.gameId !== gameId || last.uid !== uid) accounts.push({ gameId, uid, pulls: [...pulls], parts })
      else for (const pull of pulls) last.pulls.push(pull)
    }
    await yieldToEventLoop()
  }
  return accounts.map((one) => ({ ...one, parts: one.parts ?? filePartsOf(one.pulls) }))
}
