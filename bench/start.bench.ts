import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { atExit } from './support/at-exit.ts'
import { below, report } from './support/figure.ts'
import { REPOSITORY, removeFolder, temporaryFolder } from './support/folders.ts'
import { freePort, startProduct } from './support/product.ts'
import { interleaved, median } from './support/samples.ts'

/** How long a second start of the product takes, nothing having changed. */
const ROUNDS = 5
const dataDir = temporaryFolder()

/** From `npm start` to the line with the address, in ms. */
async function npmStartMs(): Promise<number> {
  const port = String(await freePort())
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const interrupt = () => interruptAll(npm)
  atExit(interrupt)
  await lineWith(`http://127.0.0.1:${port}`, npm.stdout)
  const ms = performance.now() - startedAt

  const ended = once(npm, 'close')
  interrupt()
  await ended
  return ms
}

async function lineWith(text: string, output: Readable): Promise<void> {
  for await (const line of createInterface(output)) {
    if (line.includes(text)) return
  }
  throw new Error('npm start ended without an address.')
}

/** What Ctrl-C does: everyone whom npm has started hears of it too. */
function interruptAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGINT')
  } catch {
    // They have ended already.
  }
}

async function serverStartMs(): Promise<number> {
  const product = await startProduct({ dataDir })
  await product.stop()
  return product.startMs
}

await npmStartMs()
const samples = await interleaved(['npm start', 'server'], ROUNDS, (what) =>
  what === 'server' ? serverStartMs() : npmStartMs(),
)
removeFolder(dataDir)

const middle = (what: string) => median(samples.get(what) ?? []) / 1000
report('second npm start to the address', { value: middle('npm start'), unit: 's', target: below(3) })
report('start of the server to its first answer', { value: middle('server'), unit: 's', target: below(5) })
