import { afterEach, expect, test, vi } from 'vitest'
import type { CameraTrouble } from '#web/lib/camera/rear-camera'
import { scanCodes } from '#web/lib/camera/scan-codes'

const never = () => new Promise<never>(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The first thing that is said of a camera that shows its picture like this, within a minute. */
async function troubleOf(
  play: () => Promise<void>,
  picture: () => Promise<object>,
): Promise<CameraTrouble | undefined> {
  vi.useFakeTimers()
  const camera = { getTracks: () => [], getVideoTracks: () => [{ readyState: 'live' }] }
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(camera) } })
  vi.stubGlobal('createImageBitmap', picture)
  // It never says what is in the picture.
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = vi.fn()
      terminate = vi.fn()
    },
  )
  const said: CameraTrouble[] = []
  const end = new AbortController()
  const onTrouble = (trouble: CameraTrouble | null) => {
    if (trouble) said.push(trouble)
  }
  const options = { signal: end.signal, onText: () => Promise.resolve(true), onTrouble }
  const scanning = scanCodes({ play } as HTMLVideoElement, options)
  await vi.advanceTimersByTimeAsync(60_000)
  end.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  await scanning
  return said[0]
}

test('QR-20 a camera without a picture, and what reads codes without an answer, are said', async () => {
  expect(await troubleOf(never, never)).toBe('busy')
  expect(await troubleOf(() => Promise.resolve(), never)).toBe('busy')
  expect(
    await troubleOf(
      () => Promise.resolve(),
      () => Promise.resolve({}),
    ),
  ).toBe('program')
})

test('QR-20 a camera whose first picture comes late is no trouble', async () => {
  const pictures = vi.fn(() => Promise.resolve({}))
  for (let late = 0; late < 3; late += 1)
    pictures.mockRejectedValueOnce(new DOMException('no frame yet', 'InvalidStateError'))
  expect(await troubleOf(() => Promise.resolve(), pictures)).toBe('program')
})

test('QR-20 a camera that never has a picture is said', async () => {
  const none = () => Promise.reject(new DOMException('no frame yet', 'InvalidStateError'))
  expect(await troubleOf(() => Promise.resolve(), none)).toBe('busy')
})
