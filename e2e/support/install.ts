import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'

const DRIVER = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')

const APT_INSTALL = ['install', '--yes', '--no-install-recommends']

/** Tries the test driver's own download, then, as root, the system's packages. Returns what was said on the way. */
export async function installChromium(): Promise<string> {
  const download = await run(process.execPath, [DRIVER, 'install', 'chromium'])
  return download.isDone ? download.output : `${download.output}\n${await installPackage('chromium')}`
}

/** Where nothing shows Chinese, Japanese or Korean, the width of their texts says nothing. */
export async function ensureFonts(): Promise<void> {
  const found = await run('fc-list', [':lang=zh-cn', 'family'])
  if (found.output.trim() === '') await installPackage('fonts-noto-cjk')
}

/** Installs a package of Debian's as root, and does nothing elsewhere. Returns what was said on the way. */
export async function installPackage(name: string): Promise<string> {
  if (process.getuid?.() !== 0) return ''
  const known = await run('apt-get', [...APT_INSTALL, name])
  if (known.isDone) return known.output
  const update = await run('apt-get', ['update'])
  const install = await run('apt-get', [...APT_INSTALL, name])
  return [update, install].map(({ output }) => output).join('\n')
}

async function run(command: string, args: readonly string[]): Promise<{ isDone: boolean; output: string }> {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  program.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  program.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  try {
    const [code] = await once(program, 'close')
    return { isDone: code === 0, output }
  } catch (error) {
    // The program itself does not exist.
    return { isDone: false, output: `${output}${error}` }
  }
}
