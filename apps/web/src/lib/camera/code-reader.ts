import { CameraError } from '#web/lib/camera/rear-camera'

/** Finds QR codes in pictures, beside the page: the page's own policy compiles no program. */
export interface CodeReader {
  /** The text of a code in the picture; `null`: there is none. One picture at a time. @throws CameraError */
  read(picture: ImageBitmap): Promise<string | null>
  close(): void
}

/** What the worker answers; without `text` it could not load its program. */
export interface Reading {
  readonly text?: string | null
}

export function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./code-reader-worker.ts', import.meta.url), { type: 'module' })

  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: { text } }: MessageEvent<Reading>) => {
          if (text === undefined) reject(new CameraError('program'))
          else resolve(text)
        }
        worker.onerror = () => reject(new CameraError('program'))
        worker.postMessage(picture, [picture])
      }),
    close: () => worker.terminate(),
  }
}
