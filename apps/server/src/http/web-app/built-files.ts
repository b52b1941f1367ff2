import { readdir, readFile } from 'node:fs/promises'
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
 * `app.js.br` and `app.js.gz` are encodings of `app.js`.
 */
export async function readBuiltFiles(root: string): Promise<ReadonlyMap<string, ReadyReply>> {
  const names = await listFiles(root)
  const replies = names.flatMap((name) => {
    const contentType = TYPES[path.extname(name)]
    return contentType === undefined ? [] : [readFileReply(root, name, contentType)]
  })
  return new Map(await Promise.all(replies))
}

/** Relative, with `/` between folders; empty if there is no build. */
async function listFiles(root: string): Promise<string[]> {
  const names = (await readIfPresent(() => readdir(root, { recursive: true }))) ?? []
  return names.map((name) => name.split(path.sep).join('/'))
}

async function readFileReply(root: string, name: string, contentType: string): Promise<[string, ReadyReply]> {
  const file = path.join(root, name)
  const [bytes, br, gzip] = await Promise.all([
    readFile(file),
    readIfPresent(() => readFile(`${file}.br`)),
    readIfPresent(() => readFile(`${file}.gz`)),
  ])
  const cacheControl = name.startsWith('assets/') ? IMMUTABLE : REVALIDATE
  const compressed = { ...(br && { br }), ...(gzip && { gzip }) }
  const own = WORKER_POLICIES.find((worker) => worker.name.test(name))
  const headers = own ? { 'content-security-policy': own.policy } : {}
  return [`/${name}`, readyReply({ bytes, contentType, cacheControl, compressed, headers })]
}

export async function readIfPresent<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
