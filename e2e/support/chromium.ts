import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Nothing of its own goes out to the network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * The Chromium of this machine; where there is none it is installed: by the test driver, or else, for root, by apt.
 * @throws Error that says how to get one
 */
export async function chromiumPath(): Promise<string> {
  const present = findPresent()
  if (present !== null) return present

  for (const install of [installByDriver, installByApt]) {
    process.stderr.write(`No Chromium found; ${install.name} …\n`)
    install()
    const installed = findPresent()
    if (installed !== null) return installed
  }
  throw new Error(
    'The end-to-end tests need Chromium, and none could be found or installed. ' +
      'Install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk; macOS: brew install chromium), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

function findPresent(): string | null {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) {
    if (runs(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH: ${CHROMIUM_PATH} does not run.`)
  }
  const folders = [...PATH.split(path.delimiter), '/usr/bin']
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, chromium.executablePath()].find(runs) ?? null
}

/** A file alone is not enough: the driver's own download may lack libraries of the system. */
function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function installByDriver(): void {
  const driver = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  )
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : []
  spawnSync(process.execPath, [driver, 'install', ...asRoot, 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
}

function installByApt(): void {
  if (process.getuid?.() !== 0) return
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], { ...options, stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
    ...options,
    stdio: 'inherit',
  })
}
