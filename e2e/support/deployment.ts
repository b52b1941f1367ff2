import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { onTestFinished, vi } from 'vitest'
import { type Ephemeris, ROOT, removeDataDir, startEphemeris, temporaryDataDir } from './server.ts'

/** An installation of its own, whose web app can be exchanged for another build, as an operator does. */
export interface Deployment {
  readonly url: string
  /** Stops the server, puts the build in the place of the present one, and starts it at the same address. */
  deploy(webDist: string): Promise<void>
}

/** The build that all other journeys look at. */
const PRESENT_BUILD = path.join(ROOT, 'apps/web/dist')

export async function startDeployment(): Promise<Deployment> {
  const root = await mkdtemp(path.join(tmpdir(), 'ephemeris-deployment-'))
  const webDist = path.join(root, 'apps/web/dist')
  const env = { DATA_DIR: await temporaryDataDir() }
  await mkdir(path.join(root, 'apps/server'), { recursive: true })
  await Promise.all([
    cp(path.join(ROOT, 'apps/server/dist'), path.join(root, 'apps/server/dist'), { recursive: true }),
    cp(PRESENT_BUILD, webDist, { recursive: true }),
    symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')),
  ])
  let running: Ephemeris = await startEphemeris(env, root)
  const { url } = running
  onTestFinished(async () => {
    await running.stop()
    await Promise.all([rm(root, { recursive: true }), removeDataDir(env.DATA_DIR)])
  })

  return {
    url,
    deploy: async (nextDist) => {
      await running.stop()
      await rename(webDist, `${webDist}.former`)
      await cp(nextDist, webDist, { recursive: true })
      await rm(`${webDist}.former`, { recursive: true })
      running = await startEphemeris({ ...env, PORT: new URL(url).port }, root)
    },
  }
}

/** Builds the web app with another text in it; none of its programs has a name that the present build knows. */
export async function buildWith(file: string, change: (source: string) => string): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'ephemeris-build-'))
  const changed: Plugin = {
    name: 'changed',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(file) ? change(code) : null),
  }
  // The runner's own word for where it runs is not the build's.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root: path.join(ROOT, 'apps/web'),
    logLevel: 'error',
    plugins: [changed],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { chunkFileNames: 'assets/[name]-next-[hash].js' } },
    },
  })
  vi.unstubAllEnvs()
  return outDir
}

/** The present build as a proxy serves it that gives `/sw-off.js` for `/sw.js`. */
export async function buildWithoutServiceWorker(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(PRESENT_BUILD, folder, { recursive: true })
  await Promise.all(
    ['', '.br', '.gz'].map((form) => cp(path.join(folder, `sw-off.js${form}`), path.join(folder, `sw.js${form}`))),
  )
  return folder
}
