import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Defer } from './open-page.ts'
import { type Ephemeris, ROOT, removeDataDir, startEphemeris, usedDataDir } from './server.ts'

/** An installation of its own, whose web app can be exchanged for another build, as an operator does. */
export interface Deployment {
  readonly url: string
  /** Stops the server, puts the build in the place of the present one, and starts it at the same address. */
  deploy(webDist: string): Promise<void>
}

/** The build that all other journeys look at. */
const PRESENT_BUILD = path.join(ROOT, 'apps/web/dist')

export async function startDeployment(defer: Defer): Promise<Deployment> {
  const root = await mkdtemp(path.join(tmpdir(), 'ephemeris-deployment-'))
  const webDist = path.join(root, 'apps/web/dist')
  const env = { DATA_DIR: await usedDataDir() }
  await mkdir(path.join(root, 'apps/server'), { recursive: true })
  await Promise.all([
    cp(path.join(ROOT, 'apps/server/dist'), path.join(root, 'apps/server/dist'), { recursive: true }),
    cp(PRESENT_BUILD, webDist, { recursive: true }),
    symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')),
  ])
  let running: Ephemeris = await startEphemeris(env, root)
  const { url } = running
  defer(async () => {
    await running.stop()
    await Promise.all([rm(root, { recursive: true }), removeDataDir(env.DATA_DIR)])
  })

  return {
    url,
    deploy: async (nextDist) => {
      await running.stop()
      await rename(webDist, `${webDist}.previous`)
      await cp(nextDist, webDist, { recursive: true })
      await rm(`${webDist}.previous`, { recursive: true })
      running = await startEphemeris({ ...env, PORT: new URL(url).port }, root)
    },
  }
}

/**
 * The present build as a later version of it: with another text, under another id, and none of its programs has a name
 * that the present build knows.
 */
export async function laterBuild(text: RegExp, another: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-build-'))
  await cp(PRESENT_BUILD, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|json)$/.test(file))
  const programs = new Set(files.filter((file) => file.startsWith('assets/')).map((file) => path.basename(file)))
  const { build: id } = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8'))
  const renamed = (name: string) => (programs.has(name) ? name.replace(/\.js$/, '-later.js') : name)
  let changes = 0

  for (const file of files) {
    const source = await readFile(path.join(folder, file), 'utf8')
    const later = source
      .replace(/[\w.-]+\.js/g, renamed)
      .replaceAll(id, `later${id}`)
      .replace(text, () => {
        changes += 1
        return another
      })
    await rm(path.join(folder, file))
    await writeFile(path.join(folder, path.dirname(file), renamed(path.basename(file))), later)
  }
  if (changes !== 1) throw new Error(`the text ${text} stands in the build ${changes} times`)
  return folder
}

/** The present build as a proxy serves it that gives `/sw-off.js` for `/sw.js`. */
export async function buildWithoutServiceWorker(defer: Defer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-build-'))
  defer(() => rm(folder, { recursive: true }))
  await cp(PRESENT_BUILD, folder, { recursive: true })
  await Promise.all(
    ['', '.br', '.gz'].map((form) => cp(path.join(folder, `sw-off.js${form}`), path.join(folder, `sw.js${form}`))),
  )
  return folder
}
