import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { yieldToEventLoop } from '#server/platform/timers'
import { type ReadyReply, readyReply } from '../replies/ready-reply.ts'
import { CODE_READER_POLICY, FILE_READER_POLICY } from '../replies/security-headers.ts'

/** Kinds of files that the web app may hold beside its page; others are not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names under `/assets/` hold a hash of their content; everything else may change with the next build. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** A worker follows the policy of its own file, not that of the page. */
const WORKER_POLICIES = [
  { name: /^assets\/code-reader-worker-[\w-]+\.js$/, policy: CODE_READER_POLICY },
  { name: /^assets\/pull-file-worker-[\w-]+\.js$/, policy: FILE_READER_POLICY },
] as const

/** The built web app by URL path, without its page. */
export interface BuiltFiles {
  /** From memory, if it was read before; `null`: there is no such file. */
  at(address: string): ReadyReply | null
  /** Reads what was not asked for yet, a file in each turn of the event loop. */
  readRest(): Promise<void>
}

/**
 * Only the names are read at once, so that a start does not wait for a thousand files. A path can reach nothing but
 * these. `app.js.br` and `app.js.gz` are encodings of `app.js`.
 */
export function findBuiltFiles(root: string): BuiltFiles {
  const names = new Set(listNames(root))
  const served = [...names].filter((name) => path.extname(name) in TYPES)
  const replies = new Map<string, ReadyReply | null>(served.map((name) => [`/${name}`, null]))

  /** `undefined`: there was none, or the next build has removed it already. */
  function read(name: string): Buffer | undefined {
    const file = path.join(root, name)
    return names.has(name) && existsSync(file) ? readFileSync(file) : undefined
  }

  function at(address: string): ReadyReply | null {
    if (!replies.has(address)) return null
    const reply = replies.get(address) ?? replyOf(address.slice(1), read)
    replies.set(address, reply)
    return reply
  }

  return {
    at,
    readRest: async () => {
      for (const address of replies.keys()) {
        at(address)
        await yieldToEventLoop()
      }
    },
  }
}

/** Relative, with `/` between folders, which are named, too; empty if there is no build. */
function listNames(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'))
}

function replyOf(name: string, read: (name: string) => Buffer | undefined): ReadyReply | null {
  const contentType = TYPES[path.extname(name)]
  const [bytes, br, gzip] = [read(name), read(`${name}.br`), read(`${name}.gz`)]
  if (contentType === undefined || bytes === undefined) return null
  const cacheControl = name.startsWith('assets/') ? IMMUTABLE : REVALIDATE
  const compressed = { ...(br && { br }), ...(gzip && { gzip }) }
  const own = WORKER_POLICIES.find((worker) => worker.name.test(name))
  const headers = own ? { 'content-security-policy': own.policy } : {}
  return readyReply({ bytes, contentType, cacheControl, compressed, headers })
}
