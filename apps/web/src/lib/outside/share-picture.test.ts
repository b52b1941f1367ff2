import { afterEach, expect, test, vi } from 'vitest'
import { canSharePictures } from '#web/lib/outside/share-picture'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('SHARE-4 a browser without a sheet for pictures, or that fails when it is asked, has none', () => {
  const failing = () => {
    throw new TypeError('no files')
  }
  for (const [browser, canShare] of [
    [{}, false],
    [{ canShare: failing }, false],
    [{ canShare: () => false }, false],
    [{ canShare: () => true }, true],
  ] as const) {
    vi.stubGlobal('navigator', browser)
    expect(canSharePictures()).toBe(canShare)
  }
})
