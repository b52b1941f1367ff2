import type { Deps } from '#server/deps'
import { OutboundError } from '#server/platform/outbound-error'
import { SourceError } from './fetch-error.ts'

/** The largest answer of a publisher is about 2 MB. */
const MAX_BYTES = 8 * 1024 * 1024

/** The JSON at a public address. @throws SourceError */
export async function getJson(
  { outbound }: Pick<Deps, 'outbound'>,
  url: string,
  signal: AbortSignal,
): Promise<unknown> {
  const { status, text } = await outbound.ask({ url, maxBytes: MAX_BYTES, signal }).catch((error: unknown) => {
    throw new SourceError(error instanceof OutboundError ? error.reason : 'network', { cause: error })
  })
  if (status !== 200) throw new SourceError(`status ${status}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SourceError('no JSON', { cause: error })
  }
}
