import { afterEach, expect, test, vi } from 'vitest'
import { serviceWorkers } from '#web/lib/service-workers'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('PWA-11 a browser that forbids service workers has none', () => {
  const container = {}
  const forbidden = {
    get serviceWorker(): never {
      throw new DOMException('no', 'SecurityError')
    },
  }
  for (const [browser, found] of [
    [{}, null],
    [forbidden, null],
    [{ serviceWorker: container }, container],
  ] as const) {
    vi.stubGlobal('navigator', browser)
    expect(serviceWorkers()).toBe(found)
  }
})
