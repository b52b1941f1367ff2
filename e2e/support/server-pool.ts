import { citusDatabase } from './citus-database.ts'
import { type Ephemeris, removeDataDir, startEphemeris, usedDataDir } from './server.ts'

export interface PooledServer {
  readonly server: Ephemeris
  readonly dataDir: string
}

interface Started extends PooledServer {
  /** What the server has worked with. */
  readonly remove: () => Promise<void>
}

/** The servers of one worker. Who asks for the same environment gets the same server, which runs until the worker ends. */
export class ServerPool {
  readonly #started = new Map<string, Promise<Started>>()

  find(env: Readonly<Record<string, string>>): Promise<PooledServer> {
    const key = JSON.stringify(Object.entries(env).toSorted())
    const known = this.#started.get(key)
    if (known) return known
    const started = start(env)
    this.#started.set(key, started)
    // Who asks after a failure gets another try.
    started.catch(() => this.#started.delete(key))
    return started
  }

  async end(): Promise<void> {
    const started = await Promise.allSettled(this.#started.values())
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? stop(one.value) : undefined)))
  }
}

async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const dataDir = await usedDataDir()
  const database = await citusDatabase()
  const remove = async () => {
    await database?.drop()
    await removeDataDir(dataDir)
  }
  try {
    const server = await startEphemeris({ DATA_DIR: dataDir, ...database?.env, ...env })
    return { server, dataDir, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function stop({ server, remove }: Started): Promise<void> {
  await server.stop()
  await remove()
}
