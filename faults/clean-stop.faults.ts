import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, asker } from '../apps/server/src/testing/calls/ask.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'

/** `FAULT_STOPS=100` for the promise. */
const STOPS = Number(process.env.FAULT_STOPS ?? 10)
const AT_ONCE = 16
const LOAD_MS = 500
/** As often as a proxy that looks often. */
const POLL_MS = 20
const LINES = ['GET /api/events', 'GET /api/games', 'GET /', 'GET /api/config']

/*
 * Stops the server politely under load, as a rolling restart does: a caller who asks until the server says that it is not ready
 * gets every answer, and the process ends with 0. (R10)
 */
const dataDir = temporaryFolder()
let answered = 0
let cut = 0
let unclean = 0
for (let round = 0; round < STOPS; round++) {
  const product = await startProduct({ dataDir, env: { LOG_LEVEL: 'error' } })
  const ask = asker(product.origin)
  const isOver = watchReadiness(ask)
  const asking = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => askUntil(ask, isOver, n)))
  await pause(LOAD_MS)
  const exited = once(product.process, 'exit')
  product.process.kill('SIGTERM')
  await asking
  const [code] = await exited
  if (code !== 0) unclean++
}
removeFolder(dataDir)

report('clean stops under load', { value: STOPS })
report('… answers', { value: answered, target: atLeast(STOPS * AT_ONCE) })
report('… cut off or refused', { value: cut, target: atMost(0) })
report('… stops that ended with an error', { value: unclean, target: atMost(0) })

/** Asks for readiness as a proxy does. */
function watchReadiness(ask: Ask): () => boolean {
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      isOver = (await ask('GET /readyz')).status !== 200
      await pause(POLL_MS)
    }
  }
  void watch()
  return () => isOver
}

async function askUntil(ask: Ask, isOver: () => boolean, start: number): Promise<void> {
  for (let n = start; !isOver(); n++) {
    try {
      const { status } = await ask(LINES[n % LINES.length] ?? '')
      if (status === 200) answered++
      else cut++
    } catch {
      cut++
    }
  }
}
