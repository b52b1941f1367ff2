import { type Ephemeris, removeDataDir, startEphemeris, temporaryDataDir } from './server.ts'

export interface PooledServer {
  readonly server: Ephemeris
  readonly dataDir: string
}

/** The servers of one worker. Who asks for the same environment gets the same server, which runs until the worker ends. */
export class ServerPool {
  readonly #started = new Map<string, Promise<PooledServer>>()

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

async function start(env: Readonly<Record<string, string>>): Promise<PooledServer> {
  const dataDir = await temporaryDataDir()
  try {
    return { server: await startEphemeris({ DATA_DIR: dataDir, ...env }), dataDir }
  } catch (error) {
    await removeDataDir(dataDir)
    throw error
  }
}

async function stop({ server, dataDir }: PooledServer): Promise<void> {
  await server.stop()
  await removeDataDir(dataDir)
}
