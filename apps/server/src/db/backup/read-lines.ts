import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { PlainError } from '#server/platform/log/plain-error'

/** The largest row is a slot of settings, of about a megabyte. */
const LONGEST_LINE = 64 * 1024 * 1024

/**
 * The lines of a gzipped file. Only `\n` ends one: rows may hold other characters that count as line ends elsewhere.
 * @throws PlainError if the file is missing, torn or not gzipped
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip()
  // A byte that is no UTF-8 is damage: it would be stored as another character.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  // Whatever goes wrong ends the reading below.
  pipeline(createReadStream(file), text, () => {})
  let begun: string[] = []
  let length = 0
  try {
    for await (const chunk of text) {
      const [first, ...others] = decoder.decode(chunk, { stream: true }).split('\n')
      begun.push(first ?? '')
      length += first?.length ?? 0
      if (length > LONGEST_LINE) break
      const last = others.pop()
      if (last === undefined) continue
      yield begun.join('')
      yield* others
      begun = [last]
      length = last.length
    }
    decoder.decode()
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${error}`, { cause: error })
  }
  if (length > LONGEST_LINE) throw new PlainError(`${file} cannot be restored: a line of it is longer than any row.`)
  if (length > 0) yield begun.join('')
}
