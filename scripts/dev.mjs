import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { ROOT, run } from './workspace.mjs'

const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs')
const READY = /^Ephemeris is ready at /

/** The API restarts and the page updates as their sources change; both are reached at one address, the page's. */
export async function startDev() {
  const port = await freePort()
  const api = startApi(port)
  const page = await startPage(`http://127.0.0.1:${port}`)

  let isAnnounced = false
  createInterface({ input: api.stdout }).on('line', (line) => {
    if (!READY.test(line)) process.stdout.write(`${line}\n`)
    else if (!isAnnounced) process.stdout.write(`Ephemeris is ready at ${page.resolvedUrls?.local[0]}\n`)
    isAnnounced ||= READY.test(line)
  })
  api.once('exit', async (code) => {
    await page.close()
    // A server that a fault has ended waits for the next change, and its database with it.
    await run(process.execPath, [TSX, 'apps/server/src/stop-database.ts'], { env: development() })
    process.exit(code ?? 1)
  })
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => api.kill(signal))
}

/** @param {number} port */
function startApi(port) {
  return spawn(process.execPath, [TSX, 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...development(), HOST: '127.0.0.1', PORT: String(port) },
  })
}

function development() {
  return { EPHEMERIS_ENV: process.env.EPHEMERIS_ENV ?? 'development' }
}

/** @param {string} api */
async function startPage(api) {
  const web = path.join(ROOT, 'apps/web')
  process.env.EPHEMERIS_API = api
  const vite = await import(pathToFileURL(createRequire(path.join(web, 'package.json')).resolve('vite')).href)
  const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
  const server = await vite.createServer({
    root: web,
    logLevel: 'warn',
    clearScreen: false,
    server: { host, port: Number(port), strictPort: true },
  })
  return server.listen()
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
