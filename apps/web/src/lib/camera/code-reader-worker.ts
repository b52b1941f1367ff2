import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { Reading } from '#web/lib/camera/code-reader'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const detector = new BarcodeDetector({ formats: ['qr_code'] })

self.onmessage = async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  self.postMessage(await read(picture))
  picture.close()
}

async function read(picture: ImageBitmap): Promise<Reading> {
  try {
    const [code] = await detector.detect(picture)
    return { text: code?.rawValue ?? null }
  } catch {
    // The page shows that the program did not load, and starts it again.
    return {}
  }
}
