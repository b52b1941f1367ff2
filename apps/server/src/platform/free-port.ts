import { once } from 'node:events'
import { createServer } from 'node:net'
import { PlainError } from './log/plain-error.ts'

interface Place {
  readonly host: string
  /** 0: any. */
  readonly port: number
}

/** Makes sure, before anything else is begun, that this process will be able to listen there. (OPS-33) @throws PlainError */
export async function requireFreePort(place: Place): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(place)
    await once(probe, 'listening')
  } catch (error) {
    throw cannotListen(place, error)
  }
  probe.close()
  await once(probe, 'close')
}

/** What a person should read when listening there has failed with `error`. */
export function cannotListen({ host, port }: Place, error: unknown): PlainError {
  const reason = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? 'it is in use' : error
  return new PlainError(`Port ${port} on ${host} cannot be listened on: ${reason}. Set PORT or HOST.`)
}
