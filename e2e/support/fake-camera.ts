import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator } from '@playwright/test'
import { BROWSER_FLAGS, chromiumPath } from './chromium.ts'
import type { Defer } from './open-page.ts'

const WIDTH = 640
const HEIGHT = 480
const LIGHT = 235

/** A browser of its own whose camera shows one picture for ever. */
export interface CameraBrowser {
  readonly browser: Browser
  /** Holds what `element` draws in SVG in front of the camera; counts when the camera is next switched on. */
  show(element: Locator): Promise<void>
}

export async function startCameraBrowser(defer: Defer): Promise<CameraBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-camera-'))
  const file = path.join(folder, 'picture.y4m')
  await writePicture(file, new Uint8Array(WIDTH * HEIGHT).fill(LIGHT))
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  defer(async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { browser, show: async (element) => writePicture(file, await brightnessOf(element)) }
}

/** Raw video of a few equal frames without colour. */
async function writePicture(file: string, brightness: Uint8Array): Promise<void> {
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, colourless])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  await writeFile(file, Buffer.concat([head, frame, frame, frame]))
}

/** Each pixel of the camera's picture, the drawing in its middle. */
async function brightnessOf(element: Locator): Promise<Uint8Array> {
  const pixels = await element.evaluate(
    async (svg, { width, height, light }) => {
      const picture = new Image()
      const text = new XMLSerializer().serializeToString(svg).replaceAll('currentColor', 'black')
      picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`
      await picture.decode()
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      const side = 0.8 * height
      context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side)
      const { data } = context.getImageData(0, 0, width, height)
      return Array.from({ length: width * height }, (_, n) => Math.min(light, Math.max(16, data[4 * n] ?? 0)))
    },
    { width: WIDTH, height: HEIGHT, light: LIGHT },
  )
  return Uint8Array.from(pixels)
}
