import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { atExit } from '../../bench/support/at-exit.ts'
import { REPOSITORY } from '../../bench/support/folders.ts'
import { freePort, stopProcess } from '../../bench/support/product.ts'
import { untilAnswered } from './until-answered.ts'

export interface Proxy {
  readonly origin: string
  stop(): Promise<void>
}

/** HAProxy in front of processes on these ports, set up as `docs/operations.md` says. */
export async function startProxy(program: string, folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, ports))
  const haproxy: ChildProcess = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  atExit(() => haproxy.kill())
  const origin = `http://127.0.0.1:${port}`
  await Promise.race([untilAnswered(`${origin}/readyz`), once(haproxy, 'exit').then(ended)])
  return { origin, stop: () => stopProcess(haproxy) }
}

function ended(): never {
  throw new Error('HAProxy ended.')
}

/** The shipped example with another front, without TLS. */
function configuration(port: number, ports: readonly number[]): string {
  const example = readFileSync(path.join(REPOSITORY, 'deploy/haproxy.cfg'), 'utf8')
  const [defaults = '', rest = ''] = example.split('frontend site')
  const [, backend = ''] = rest.split('\nbackend ephemeris\n')
  return `${defaults}
frontend site
  bind 127.0.0.1:${port}
  default_backend ephemeris

backend ephemeris
${backend.replaceAll(/^ {2}server .*$/gm, '')}
${ports.map((one) => `  server p${one} 127.0.0.1:${one}`).join('\n')}
`
}
