import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { AppPage } from './app-page.ts'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')

/** The camera of this page shows a QR code from now on. */
export async function showToCamera(app: AppPage, text: string): Promise<void> {
  const { buffer, byteOffset, byteLength } = await readFile(WASM)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  prepareZXingModule({ overrides: { wasmBinary } })
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 6 })
  if (!image) throw new Error('no code was drawn')
  await app.evaluate(replaceCamera, Buffer.from(await image.arrayBuffer()).toString('base64'))
}

/** Runs in the page. */
async function replaceCamera(encoded: string): Promise<void> {
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
  const code = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A stream gives a picture when something is drawn.
  setInterval(() => {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(code, (canvas.width - code.width) / 2, (canvas.height - code.height) / 2)
  }, 100)
  // WebKit may collect the object of this page's devices, and what was set on it with it.
  MediaDevices.prototype.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
}
