import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** What stands in the code that a page shows, as a camera reads it. */
export async function readQr(picture: Locator): Promise<string> {
  return readQrIn(await picture.screenshot())
}

/** What stands in the code of a picture; empty if there is none. */
export async function readQrIn(png: Uint8Array): Promise<string> {
  const { buffer, byteOffset, byteLength } = await readFile(WASM)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  prepareZXingModule({ overrides: { wasmBinary } })
  const [code] = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] })
  return code?.text ?? ''
}
