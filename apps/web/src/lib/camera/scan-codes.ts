import { SECOND_MS } from '@ephemeris/core/time/instant'
import { type CodeReader, openCodeReader } from '#web/lib/camera/code-reader'
import {
  CameraError,
  type CameraTrouble,
  closeCamera,
  hasCameraEnded,
  openRearCamera,
} from '#web/lib/camera/rear-camera'
import { settledWithin } from '#web/lib/time/settled-within'
import { sleep } from '#web/lib/time/sleep'

const LOOK_EVERY_MS = 150
const AFTER_REFUSED_CODE_MS = 5 * SECOND_MS
const AFTER_TROUBLE_MS = 3 * SECOND_MS
/** Of a camera that is allowed, and of what reads codes, which may have to be loaded. */
const LIMIT_MS = 30 * SECOND_MS

/** What only the user can change: nothing is tried again unasked. */
const LASTING: ReadonlySet<CameraTrouble> = new Set(['denied', 'unsupported'])

interface ScanOptions {
  /** Ends it and switches the camera off. */
  readonly signal: AbortSignal
  /** Whether the code was the wanted one; otherwise the camera starts again after a while. */
  readonly onText: (text: string) => Promise<boolean>
  /** `null`: the camera runs. */
  readonly onTrouble: (trouble: CameraTrouble | null) => void
}

/** Shows the rear camera in `video` until the wanted code was seen; pauses while the page is hidden. (QR-20, QR-21) */
export async function scanCodes(video: HTMLVideoElement, options: ScanOptions): Promise<void> {
  const { signal } = options
  try {
    for (;;) {
      await untilShown(signal)
      const pauseMs = await scanOnce(video, options)
      if (pauseMs === null) return
      await sleep(pauseMs, signal)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** @returns how long to wait before the next try; `null`: it was the last one */
async function scanOnce(video: HTMLVideoElement, { signal, onText, onTrouble }: ScanOptions): Promise<number | null> {
  signal.throwIfAborted()
  const pause = new AbortController()
  const end = () => pause.abort(signal.reason)
  const pauseIfHidden = () => document.visibilityState === 'hidden' && pause.abort()
  signal.addEventListener('abort', end)
  document.addEventListener('visibilitychange', pauseIfHidden)
  try {
    const text = await firstCode(video, pause.signal, () => onTrouble(null))
    return (await onText(text)) ? null : AFTER_REFUSED_CODE_MS
  } catch (error) {
    signal.throwIfAborted()
    if (pause.signal.aborted) return 0
    const trouble = error instanceof CameraError ? error.trouble : 'busy'
    onTrouble(trouble)
    return LASTING.has(trouble) ? null : AFTER_TROUBLE_MS
  } finally {
    signal.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', pauseIfHidden)
  }
}

async function firstCode(video: HTMLVideoElement, signal: AbortSignal, onStart: () => void): Promise<string> {
  const camera = await openRearCamera()
  const reader = openCodeReader()
  try {
    signal.throwIfAborted()
    video.srcObject = camera
    await inTime(video.play(), 'busy')
    onStart()
    return await watch(video, { camera, reader, signal })
  } finally {
    reader.close()
    closeCamera(camera)
    video.srcObject = null
  }
}

interface Watch {
  readonly camera: MediaStream
  readonly reader: CodeReader
  readonly signal: AbortSignal
}

async function watch(video: HTMLVideoElement, { camera, reader, signal }: Watch): Promise<string> {
  let missing = 0
  for (;;) {
    const picture = await inTime(pictureOf(video), 'busy')
    missing = picture === null ? missing + 1 : 0
    if (hasCameraEnded(camera) || missing * LOOK_EVERY_MS > LIMIT_MS) throw new CameraError('busy')
    const text = picture && (await inTime(reader.read(picture), 'program'))
    if (text !== null) return text
    await sleep(LOOK_EVERY_MS, signal)
  }
}

/** `null`: a camera that has just started, or a slow device, has none yet. */
async function pictureOf(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(video)
  } catch {
    return null
  }
}

/** @throws CameraError with `trouble` where the browser refuses or never answers */
async function inTime<Value>(asked: Promise<Value>, trouble: CameraTrouble): Promise<Value> {
  const answer = await settledWithin(
    asked.then((value) => ({ value })),
    LIMIT_MS,
  )
  if (answer === null) throw new CameraError(trouble)
  return answer.value
}

async function untilShown(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return
  await new Promise<void>((resolve, reject) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
