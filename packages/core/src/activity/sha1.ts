/**
 * SHA-1 of some bytes, 20 bytes long (RFC 3174). Names are derived by it, nothing is protected: browsers offer a digest
 * only asynchronously and on secure pages, and a plan has to know ids at once and in a home network.
 */
export function sha1(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) * 64))
  message.forEach((byte, index) => {
    padded.setUint8(index, byte)
  })
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 4, message.length * 8)

  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (let block = 0; block < padded.byteLength; block += 64) state = withBlock(state, wordsOf(padded, block))

  const digest = new DataView(new ArrayBuffer(20))
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

type State = readonly [number, number, number, number, number]

function wordsOf(message: DataView, start: number): readonly number[] {
  const words = Array.from({ length: 16 }, (_, index) => message.getUint32(start + index * 4))
  const at = (index: number) => words[index] ?? 0
  for (let index = 16; index < 80; index += 1) {
    words.push(rotated(at(index - 3) ^ at(index - 8) ^ at(index - 14) ^ at(index - 16), 1))
  }
  return words
}

function withBlock(before: State, words: readonly number[]): State {
  let [a, b, c, d, e] = before
  for (const [round, word] of words.entries()) {
    const [mixed, constant] = mixOf(round, b, [c, d])
    const next = (rotated(a, 5) + mixed + e + constant + word) | 0
    ;[a, b, c, d, e] = [next, a, rotated(b, 30), c, d]
  }
  const [a0, b0, c0, d0, e0] = before
  return [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0, (e0 + e) | 0]
}

function mixOf(round: number, b: number, [c, d]: readonly [number, number]): readonly [number, number] {
  if (round < 20) return [(b & c) | (~b & d), 0x5a827999]
  if (round < 40) return [b ^ c ^ d, 0x6ed9eba1]
  if (round < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
  return [b ^ c ^ d, 0xca62c1d6]
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
