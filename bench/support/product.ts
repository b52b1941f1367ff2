import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atExit } from './at-exit.ts'
import { REPOSITORY, removeFolder, temporaryFolder } from './folders.ts'

const PROGRAM = 'apps/server/dist/main.js'
const START_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 20_000

export interface Product {
  /** Without a slash at the end. */
  readonly origin: string
  /** From the start of the process to its first answer that says ready. */
  readonly startMs: number
  readonly process: ChildProcess
  stop(): Promise<void>
}

interface ProductOptions {
  /** Without one, an empty folder that is gone when the product has stopped. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** Folder of a built repository; without one, this one. */
  readonly root?: string
  /** Unset: a free one. */
  readonly port?: number
  readonly startWithinMs?: number
  /** Takes all that the process says; without it, its complaints appear here. */
  readonly logFile?: string
}

/** Starts the built server as an operator does: in a process of its own, on this machine. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { dataDir, env = {}, root = REPOSITORY, startWithinMs = START_WITHIN_MS, logFile } = options
  const program = path.join(root, PROGRAM)
  if (!existsSync(program)) throw new Error(`${root} is not built. Run: npm run build`)
  const port = options.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const folder = dataDir ?? temporaryFolder()

  const startedAt = performance.now()
  const log = logFile === undefined ? null : openSync(logFile, 'a')
  const server = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, CATALOGUE_SOURCES: 'off', ...env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
  })
  if (log !== null) closeSync(log)
  atExit(() => server.kill())
  await untilReady(origin, server, startWithinMs)

  return {
    origin,
    startMs: performance.now() - startedAt,
    process: server,
    stop: async () => {
      await stopProcess(server)
      if (dataDir === undefined) removeFolder(folder)
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Ends a process politely, and the hard way if it does not listen. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}

async function untilReady(origin: string, server: ChildProcess, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const ending = server.exitCode ?? server.signalCode
    if (ending !== null) throw new Error(`The server (process ${server.pid}) ended with ${ending}.`)
    if (await isReady(origin)) return
    await pause(2)
  }
  server.kill('SIGKILL')
  throw new Error(`The server (process ${server.pid}) does not become ready within ${withinMs / 1000} s.`)
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    // The server does not listen yet.
    return false
  }
}
