import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { atExit } from './at-exit.ts'
import { stopProcess } from './product.ts'

export interface BareServer {
  readonly origin: string
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./bare-server.main.ts', import.meta.url))

/** A process of its own that asks for `url` once and serves what came back, byte for byte, at the same path. */
export async function startBareServer(url: string, headers: Record<string, string>): Promise<BareServer> {
  const program = spawn(process.execPath, ['--import', 'tsx', PROGRAM, url, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atExit(() => program.kill())
  return { origin: await firstLine(program), stop: () => stopProcess(program) }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line
  throw new Error('The bare server ended.')
}
