import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestServer } from '#server/testing/test-server'
import { findBuiltFiles } from './built-files.ts'

const SCRIPT = 'console.log("a script that is long enough to be compressed");'.repeat(40)
const PAGE = '<!doctype html><html lang="en"><head><title>Ephemeris</title></head><body></body></html>'

const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-web-'))
afterAll(() => rm(folder, { recursive: true }))
const webRoot = path.join(folder, 'dist')
await mkdir(path.join(webRoot, 'assets'), { recursive: true })
await Promise.all([
  writeFile(path.join(folder, 'package.json'), '{"secret":true}'),
  writeFile(path.join(webRoot, 'index.html'), PAGE),
  writeFile(path.join(webRoot, '.env'), 'SECRET=1'),
  writeFile(path.join(webRoot, 'site.webmanifest'), '{}'),
  writeFile(path.join(webRoot, 'assets/app-1a2b.js'), SCRIPT),
  writeFile(path.join(webRoot, 'assets/code-reader-worker-1a2b.js'), SCRIPT),
  writeFile(path.join(webRoot, 'assets/pull-file-worker-1a2b.js'), SCRIPT),
  writeFile(path.join(webRoot, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT)),
])

const { ask } = await startTestServer({ webRoot })

test.each([
  '/',
  '/timeline',
  '/settings/',
  '/settings?highlight=timezone',
  '/tonight',
  '/about',
  '/notification',
  '/handoff',
])('API-16 %s is a page of the web app', async (at) => {
  const answer = await ask(`GET ${at}`)
  expect([answer.status, answer.text]).toEqual([200, PAGE])
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
})

test('API-16 any other path shows the web app with status 404', async () => {
  const answer = await ask('GET /nowhere/at/all')
  expect([answer.status, answer.text]).toEqual([404, PAGE])
})

test('API-16 the page is revalidated by its ETag', async () => {
  const { etag = '' } = (await ask('GET /')).headers
  const again = await ask('GET /timeline', { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test.each([
  '/.git',
  '/.git/config',
  '/.env',
  '/package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/../package.json',
  '/index.html',
  '/assets/app-1a2b.js.br',
])('API-16 (C101) %s is 404 without the content of any file', async (at) => {
  const answer = await ask(`GET ${at}`)
  expect([answer.status, answer.text]).toEqual([404, 'Not found'])
})

test('API-16 a file with a hash in its name is kept for ever, others are revalidated', async () => {
  expect((await ask('GET /assets/app-1a2b.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await ask('GET /site.webmanifest')).headers['cache-control']).toBe('no-cache')
})

test('API-17 DOC-17 (C051, C104) the workers that read codes and files may compile a program, and no other file of ours may', async () => {
  const policyOf = async (at: string) => (await ask(`GET ${at}`)).headers['content-security-policy']
  expect(await policyOf('/assets/code-reader-worker-1a2b.js')).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect(await policyOf('/assets/pull-file-worker-1a2b.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
  )
  expect(await policyOf('/')).not.toContain('unsafe')
  expect(await policyOf('/assets/app-1a2b.js')).toBeUndefined()
})

test('API-16 files travel in the encoding that the build made', async () => {
  const answer = await ask('GET /assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(answer.bytes).toString()).toBe(SCRIPT)
})

test('API-16 pages take GET and HEAD only', async () => {
  const answer = await ask('POST /timeline')
  expect(refusalIn(answer)).toEqual([405, 100005])
  expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
  expect((await ask('OPTIONS /timeline')).status).toBe(204)
})

test('API-16 without a build a page says what to run', async () => {
  const unbuilt = await startTestServer()
  const answer = await unbuilt.ask('GET /timeline')
  expect([answer.status, answer.text]).toEqual([503, 'The web app has not been built. Run: npm run build'])
})

test('API-17 (C104, C107) the policy of the page allows own scripts and known pictures only', async () => {
  const policy = (await ask('GET /')).headers['content-security-policy']
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; " +
      "img-src 'self' data: blob: https://pictures.example; font-src 'self'; connect-src 'self'; frame-src 'none'; " +
      "worker-src 'self' blob:; manifest-src 'self'; media-src 'self' blob:; object-src 'none'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
  )
})

test('API-17 the policy allows what the build wrote into the page, by its hash, and nothing else that is inline', async () => {
  const own = path.join(folder, 'own')
  await mkdir(own)
  await writeFile(
    path.join(own, 'index.html'),
    PAGE.replace('</head>', '<script src="/a.js"></script><script>\nrun()</script><style>b {}\n</style></head>'),
  )
  const server = await startTestServer({ webRoot: own })
  const policy = (await server.ask('GET /')).headers['content-security-policy']
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${hash('\nrun()')}; style-src 'self' ${hash('b {}\n')}; img-src`)
})

test('OPS-1 the page gets the clock where it was shifted', async () => {
  const shifted = await startTestServer({ webRoot, env: { EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z' } })
  const answer = await shifted.ask('GET /')
  expect(answer.text).toContain('<head><meta name="ephemeris-clock" content="2026-05-20T04:00:00.000Z">')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  [
    'the hints',
    (at: string) => `<link rel="modulepreload" href="/assets/${at.length}.js" data-page="${at}">`,
    /<link[^>]*>/g,
  ],
  [
    'the title',
    (at: string) => `<div class="first-title" data-page="${at}"><b lang="en">${at}</b></div>`,
    /<div.*?<\/div>/g,
  ],
])('API-30 SHELL-10 a page carries %s of its own path alone', async (what, part, pattern) => {
  const root = path.join(folder, what)
  await mkdir(root)
  await writeFile(path.join(root, 'index.html'), PAGE.replace('</head>', `${part('/')}${part('/timeline')}</head>`))

  for (const env of [{}, { EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z' }]) {
    const server = await startTestServer({ webRoot: root, env })
    const partsAt = async (at: string) => (await server.ask(`GET ${at}`)).text.match(pattern) ?? []
    expect(await partsAt('/')).toEqual([part('/')])
    expect(await partsAt('/timeline')).toEqual([part('/timeline')])
    expect(await partsAt('/timeline/')).toEqual([part('/timeline')])
    expect(await partsAt('/settings')).toEqual([])
    expect(await partsAt('/nowhere')).toEqual([])
  }
})

test('API-16 a file of the build is served after the next build has taken its place', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'ephemeris-build-'))
  await Promise.all(['kept.js', 'left.js'].map((name) => writeFile(path.join(build, name), SCRIPT)))
  const [read, unread] = [findBuiltFiles(build), findBuiltFiles(build)]
  await read.readRest()
  expect(await unread.at('/kept.js')?.variant('identity')).toMatchObject({ bytes: Buffer.from(SCRIPT) })
  await rm(build, { recursive: true })

  for (const path of ['/kept.js', '/left.js']) expect(read.at(path)).not.toBeNull()
  expect([unread.at('/kept.js') === null, unread.at('/left.js')]).toEqual([false, null])
})
