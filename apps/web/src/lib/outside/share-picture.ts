import { settledWithin } from '#web/lib/time/settled-within'

/** Of the clipboard, which may never answer. */
const LIMIT_MS = 10_000

/** A picture and what it shows, in words. */
export interface SharedPicture {
  readonly png: Blob
  readonly name: string
  readonly alt: string
}

/** Whether this browser hands files over to other apps. */
export function canSharePictures(): boolean {
  try {
    return navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] })
  } catch {
    // It has no sheet, or none for files: the picture can be copied and saved.
    return false
  }
}

/** Opens the system's own sheet; `false` if it was not to be had. Closing it is no failure. */
export async function sharePicture({ png, name, alt }: SharedPicture): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([png], name, { type: 'image/png' })], text: alt })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Puts the picture and its words into the clipboard; `false` where the browser does not do that, or not answer. */
export async function copyPicture(picture: SharedPicture): Promise<boolean> {
  return (await settledWithin(writeClipboard(picture), LIMIT_MS)) !== null
}

async function writeClipboard({ png, alt }: SharedPicture): Promise<true> {
  const words = new Blob([alt], { type: 'text/plain' })
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png, 'text/plain': words })])
  return true
}

/** The PNG of a canvas; `null` where the browser cannot make one. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
