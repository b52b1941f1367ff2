import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { formatInstant } from '@ephemeris/core/time/instant'
import { GENERATED_AT, generatedAnswer } from './generated-activities.ts'
import { startProduct } from './product.ts'

export interface Stage {
  /** The product, with so many generated activities in its catalogue. */
  originOf(count: number): string
  close(): Promise<void>
}

/**
 * The product, once per count, its clock at the moment the activities are made for; only their answer is replaced.
 *
 * @param root folder of a built repository; without one, this one
 */
export async function openStage(counts: readonly number[], root?: string): Promise<Stage> {
  const clock = formatInstant(GENERATED_AT)
  const env = { EPHEMERIS_ENV: 'test', EPHEMERIS_CLOCK: clock }
  const product = await startProduct({ env, ...(root && { root }) })
  const fronts = await Promise.all(counts.map((count) => openFront(product.origin, generatedAnswer(count))))
  const origins = new Map(counts.map((count, index) => [count, fronts[index]?.origin ?? '']))

  return {
    originOf: (count) => origins.get(count) ?? '',
    close: async () => {
      for (const front of fronts) front.close()
      await product.stop()
    },
  }
}

/** Passes everything on to `target` except the question for activities, which `answer` answers. */
async function openFront(target: string, answer: string): Promise<{ origin: string; close(): void }> {
  const compressed = compress(answer)
  const front = createServer((asked, reply) => {
    const path = asked.url ?? '/'
    if (path.startsWith('/api/events')) sendAnswer(reply, compressed)
    else passOn(target, asked, reply)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))

  return {
    origin: originOf(front),
    close: () => {
      front.close()
      front.closeAllConnections()
    },
  }
}

function originOf(front: Server): string {
  const { port } = front.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

function sendAnswer(reply: ServerResponse, compressed: Buffer): void {
  reply.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'content-length': compressed.length,
    'cache-control': 'no-store',
  })
  reply.end(compressed)
}

function passOn(target: string, asked: IncomingMessage, reply: ServerResponse): void {
  const onward = request(`${target}${asked.url}`, { method: asked.method, headers: asked.headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}
