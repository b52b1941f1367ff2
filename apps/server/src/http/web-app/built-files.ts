import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

/**
 * The built web app by URL path, without its page. All of it is in memory, so that a path can reach nothing else.
 * `app.js.br` and `app.js.gz` are encodings of `app.js`. Reads synchronously, which takes a third of the time: only the
 * start reads.
 */
export function readBuiltFiles(root: string): ReadonlyMap<string, ReadyReply> {
  const files = new Map(listFiles(root).map((name) => [name, readFileSync(path.join(root, name))]))
  return new Map([...files].flatMap(([name, bytes]) => replyOf(name, bytes, files)))
}

/** Relative, with `/` between folders; empty if there is no build. */
function listFiles(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

function replyOf(name: string, bytes: Buffer, files: ReadonlyMap<string, Buffer>): [string, ReadyReply][] {
  const contentType = TYPES[path.extname(name)]
  if (contentType === undefined) return []
  const [br, gzip] = [files.get(`${name}.br`), files.get(`${name}.gz`)]
  const cacheControl = name.startsWith('assets/') ? IMMUTABLE : REVALIDATE
  const compressed = { ...(br && { br }), ...(gzip && { gzip }) }
  const own = WORKER_POLICIES.find((worker) => worker.name.test(name))
  const headers = own ? { 'content-security-policy': own.policy } : {}
  return [[`/${name}`, readyReply({ bytes, contentType, cacheControl, compressed, headers })]]
}
