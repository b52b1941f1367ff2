import { strToU8, zipSync } from 'fflate'

/** A zip with these texts, named by their place. */
export function zipOf(...texts: readonly string[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(zipSync(Object.fromEntries(texts.map((text, n) => [`${n}.json`, strToU8(text)]))))
}
