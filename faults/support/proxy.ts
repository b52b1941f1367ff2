import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { atExit } from '../../bench/support/at-exit.ts'
import { freePort, stopProcess } from '../../bench/support/product.ts'
import { findProgram } from './find-program.ts'
import { PROXY_EXAMPLES } from './proxy-examples.ts'
import { untilAnswered } from './until-answered.ts'

export interface Proxy {
  readonly origin: string
  stop(): Promise<void>
}

/** A proxy in front of processes on these ports, set up as its example of `deploy/` is; `null`: it is not installed. */
export async function startProxy(
  name: keyof typeof PROXY_EXAMPLES,
  folder: string,
  ports: readonly number[],
): Promise<Proxy | null> {
  const { program, args, configuration } = PROXY_EXAMPLES[name]
  const found = findProgram(program)
  if (found === null) return null
  const port = await freePort()
  const file = path.join(folder, `${name}.conf`)
  writeFileSync(file, configuration(port, ports, folder))
  const proxy: ChildProcess = spawn(found, args(file, folder), { stdio: ['ignore', 'ignore', 'inherit'] })
  atExit(() => proxy.kill())
  const origin = `http://127.0.0.1:${port}`
  await Promise.race([
    untilAnswered(`${origin}/readyz`),
    once(proxy, 'exit').then(() => Promise.reject(new Error(`${name} ended.`))),
  ])
  return { origin, stop: () => stopProcess(proxy) }
}
