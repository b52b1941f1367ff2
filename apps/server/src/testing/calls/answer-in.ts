import type { HttpAnswer } from './ask.ts'

/** The first answer that raw bytes hold; `null` while it is not complete. */
export function answerIn(raw: string): HttpAnswer | null {
  const end = raw.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
  const rest = Buffer.from(raw.slice(end + 4))
  const length = Number(headers['content-length'] ?? rest.length)
  if (rest.length < length) return null
  const bytes = rest.subarray(0, length)
  return { status: Number(statusLine.split(' ')[1]), headers, bytes, text: bytes.toString() }
}
