import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, type Capabilities } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/chrome.js'
import { SCRIPT_MS, type Session } from './engine.ts'

interface Driven {
  /** What drives the browser. */
  readonly program: string
  readonly capabilities: (downloads: string) => Capabilities
  readonly display?: string
}

/** A session of a browser that a program beside it drives. */
export async function startDriven({ program, capabilities, display = '' }: Driven): Promise<Session> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-browser-'))
  const downloads = path.join(folder, 'downloads')
  await mkdir(downloads)
  // Where a desktop keeps its downloads, for a browser that asks the desktop.
  await writeFile(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const service = new ServiceBuilder(program)
    .setLoopback(true)
    .setStdio('ignore')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      TZ: 'Asia/Shanghai',
      XDG_CONFIG_HOME: folder,
    })
    .build()
  const driver = new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities(downloads))
    .build()
  await driver.manage().setTimeouts({ script: SCRIPT_MS })

  return {
    driver,
    downloads,
    end: async () => {
      // A browser that has crashed cannot be asked to end.
      await driver.quit().catch(() => undefined)
      await service.kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
