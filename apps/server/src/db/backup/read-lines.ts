import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { PlainError } from '#server/platform/plain-error'

/**
 * The lines of a gzipped file. Only `\n` ends one: rows may hold other characters that count as line ends elsewhere.
 * @throws PlainError if the file is missing, torn or not gzipped
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  // Whatever goes wrong ends the reading below.
  pipeline(createReadStream(file), text, () => {})
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${error}`, { cause: error })
  }
  if (rest !== '') yield rest
}
