import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { type Product, startProduct } from '../bench/support/product.ts'

/** `FAULT_RACES=100` for the promise. */
const RACES = Number(process.env.FAULT_RACES ?? 6)
const SIZES = [2, 5] as const

/*
 * Starts two or five processes on one folder at the same moment, every second time on a new folder: all of them serve, by
 * one database. (R3)
 */
let failed = 0
let extraServers = 0
let dataDir = temporaryFolder()
for (let race = 0; race < RACES; race++) {
  const size = SIZES[race % SIZES.length] ?? 2
  const started = await Promise.allSettled(
    Array.from({ length: size }, () => startProduct({ dataDir, env: STAGE_ENV })),
  )
  const running = started.flatMap((one): Product[] => (one.status === 'fulfilled' ? [one.value] : []))
  failed += size - running.length
  extraServers += Math.max(0, serversIn(path.join(dataDir, 'postgres')) - 1)
  for (const one of running) await one.stop()
  // Race 0 and 1 are on a new folder, 2 and 3 on the one of 1, and so on.
  if (race % 2 === 0) {
    removeFolder(dataDir)
    dataDir = temporaryFolder()
  }
}
removeFolder(dataDir)

report('races of two and of five starters', { value: RACES, target: atLeast(RACES) })
report('… starters that did not serve', { value: failed, target: atMost(0) })
report('… database servers beyond one', { value: extraServers, target: atMost(0) })

/** How many PostgreSQL servers, not their children, work in the folder. */
function serversIn(cluster: string): number {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isServer(pid, cluster)).length
}

function isServer(pid: string, cluster: string): boolean {
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return program.endsWith('/postgres') && readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    // It has ended meanwhile.
    return false
  }
}
