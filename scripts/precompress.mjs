import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/

/** A packed file that is hardly smaller is not worth its unpacking. */
const WORTHWHILE = 0.95

const compressors = {
  '.br': (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file, as dense as can be, so that no request waits for it.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name))
  await Promise.all(
    files.flatMap((name) => {
      const file = path.join(folder, name)
      const bytes = readFileSync(file)
      return Object.entries(compressors).map(async ([suffix, compress]) => {
        const packed = await compress(bytes)
        if (packed.length < bytes.length * WORTHWHILE) writeFileSync(file + suffix, packed)
      })
    }),
  )
}
