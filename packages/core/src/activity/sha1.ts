/**
 * SHA-1 of some bytes, 20 bytes long (RFC 3174). Names are derived by it, nothing is protected: browsers offer a digest
 * only asynchronously and on secure pages, and a plan has to know ids at once and in a home network.
 *
 * A start of the timeline asks for some hundred digests, so the rounds allocate nothing.
 */
export function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const blocks = new DataView(padded.buffer)
  blocks.setUint32(padded.length - 4, message.length * 8)

  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
  const words = new Int32Array(80)
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = blocks.getInt32(block + index * 4)
    addBlock(state, extended(words))
  }

  const digest = new DataView(new ArrayBuffer(20))
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

/** The first 16 words are the block's own. */
function extended(words: Int32Array): Int32Array {
  const at = (index: number) => words[index] ?? 0
  for (let index = 16; index < words.length; index += 1) {
    words[index] = rotated(at(index - 3) ^ at(index - 8) ^ at(index - 14) ^ at(index - 16), 1)
  }
  return words
}

function addBlock(state: Int32Array, words: Int32Array): void {
  const before = (index: number) => state[index] ?? 0
  let [a, b, c, d, e] = [before(0), before(1), before(2), before(3), before(4)]
  for (let round = 0; round < words.length; round += 1) {
    const next = (rotated(a, 5) + mixed(round, b, c, d) + e + (words[round] ?? 0)) | 0
    e = d
    d = c
    c = rotated(b, 30)
    b = a
    a = next
  }
  state.set([before(0) + a, before(1) + b, before(2) + c, before(3) + d, before(4) + e])
}

/** The function of a round, with its constant. */
function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
