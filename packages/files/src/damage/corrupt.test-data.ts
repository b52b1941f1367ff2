import { seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'

/** Changes that happen to files, and those made on purpose. */
export function corrupted(bytes: Uint8Array, seed: string): Uint8Array<ArrayBuffer> {
  const random = seededRandom(seed)
  const at = (length: number) => Math.floor(random() * Math.max(1, length))
  let file = Uint8Array.from(bytes)
  const times = 1 + at(4)
  for (let change = 0; change < times; change += 1) {
    const place = at(file.length)
    const kind = at(6)
    if (kind === 0) file = file.slice(0, place)
    else if (kind === 1) file = Uint8Array.from([...file.slice(0, place), ...file.slice(place + 1 + at(40))])
    else if (kind === 2) file[place] = at(256)
    else if (kind === 3) {
      const part = file.slice(place, place + at(200))
      file = Uint8Array.from([...file.slice(0, place), ...part, ...part, ...file.slice(place)])
    } else if (kind === 4) {
      const word = WORDS[at(WORDS.length)] ?? ''
      file = Uint8Array.from([...file.slice(0, place), ...new TextEncoder().encode(word), ...file.slice(place)])
    } else for (let bit = 0; bit < 16; bit += 1) file[at(file.length)] = at(256)
  }
  return file
}

const WORDS = [
  'null',
  '{}',
  '[]',
  '"__proto__":{"a":1},',
  '"constructor"',
  '1e309',
  '-1',
  '99999999999999999999',
  '\u0000',
  '﻿',
  '\ud83d',
  ',,,,',
  '&lt;!DOCTYPE a [&lt;!ENTITY b "c">]>',
  '9999-99-99 99:99:99',
]
