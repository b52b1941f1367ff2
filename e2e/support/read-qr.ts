import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** What stands in the code that a page shows, as a camera reads it. */
export async function readQr(picture: Locator): Promise<string> {
  const { buffer, byteOffset, byteLength } = await readFile(WASM)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  prepareZXingModule({ overrides: { wasmBinary } })
  const image = await picture.screenshot()
  const [code] = await readBarcodes(new Uint8Array(image), { formats: ['QRCode'] })
  return code?.text ?? ''
}
