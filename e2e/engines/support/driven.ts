import { Builder, type Capabilities } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/chrome.js'
import type { Session } from './engine.ts'

/** A session of a browser that a program beside it drives. */
export async function startDriven(program: string, capabilities: Capabilities, display = ''): Promise<Session> {
  const service = new ServiceBuilder(program)
    .setLoopback(true)
    .setStdio('ignore')
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: display, TZ: 'Asia/Shanghai' })
    .build()
  const driver = new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build()
  await driver.getSession()

  return {
    driver,
    end: async () => {
      // A browser that has crashed cannot be asked to end.
      await driver.quit().catch(() => undefined)
      await service.kill()
    },
  }
}
