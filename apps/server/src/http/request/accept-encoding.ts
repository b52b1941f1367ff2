/// <reference path="./negotiator.d.ts" />
import { LRUCache } from 'lru-cache'
import { Negotiator } from 'negotiator'
import { readableHeader } from './accept-header.ts'

/** The densest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** All browsers together send about a dozen different headers. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** The encoding that an `Accept-Encoding` header prefers; the densest of those that it prefers equally. (API-10) */
export function pickEncoding(header: string | undefined): Encoding {
  const wanted = readableHeader(header)
  const picked = known.get(wanted)
  if (picked !== undefined) return picked
  const encoding = negotiate(wanted)
  known.set(wanted, encoding)
  return encoding
}

function negotiate(header: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity'
}
