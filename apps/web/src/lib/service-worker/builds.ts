import type { Language } from '@ephemeris/core/language/language'
import { type Build, filesOf } from '#web/lib/offline/build'
import { inTimeOrLate } from '#web/lib/service-worker/in-time'
import { storedLanguage } from '#web/lib/service-worker/language'

declare const __BUILD__: Build

const BUILD: Build = __BUILD__

const PREFIX = 'ephemeris-build-'
const OWN = PREFIX + BUILD.id

/** Where all content has its own name: a file there never changes. */
const HASHED = '/assets/'

/**
 * Takes this build to the device, before it is needed. Where the space is not enough, older builds go first. (PWA-23)
 *
 * @throws if a file does not come, or the page that comes is of another build, as while a new one is being rolled out
 */
export async function installBuild(): Promise<void> {
  try {
    await installFiles()
  } catch (error) {
    if (!isOfFullDisk(error)) throw error
    await deleteOldBuilds()
    await installFiles()
  }
}

async function installFiles(): Promise<void> {
  const cache = await caches.open(OWN)
  await Promise.all(filesOf(BUILD, await storedLanguage()).map((path) => install(cache, path)))
  const page = await cache.match('/')
  if (!(await page?.text())?.includes(BUILD.id)) throw new Error('the page is of another build')
}

function isOfFullDisk(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Takes what else the pages need in `language`. */
export async function installLanguage(language: Language): Promise<void> {
  const cache = await caches.open(OWN)
  await Promise.all(filesOf(BUILD, language).map((path) => install(cache, path)))
}

/** Takes what opens databases, so that it is there without a server before it was ever needed. (PWA-19) */
export async function installReaders(): Promise<void> {
  const cache = await caches.open(OWN)
  await Promise.all(BUILD.readers.map((path) => install(cache, path)))
}

/** Keeps this build and the one before: a tab that still shows that one goes on to find its parts. (PWA-7) */
export async function deleteOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The file of this build; `undefined` if it is not kept. */
export async function fileOfBuild(path: string): Promise<Response | undefined> {
  const cache = await caches.open(OWN)
  return cache.match(path, { ignoreVary: true })
}

export function isHashed(path: string): boolean {
  return path.startsWith(HASHED)
}

/** Whether this build has a file of this name; those with a hash may be of any build. */
export function isOwnFile(path: string): boolean {
  return BUILD.shell.includes(path)
}

/** A file with a hash in its name, of whichever build; one that is not kept yet is kept from now on. (PWA-2) */
export async function hashedFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  return inTimeOrLate(keptInAnyBuild(request.url), async () => {
    const answer = await fetch(request)
    // Of an earlier build, which only the store may still have, however late.
    if (!answer.ok) throw new TypeError(`${request.url} answered ${answer.status}`)
    event.waitUntil(keep(request.url, answer.clone()))
    return answer
  })
}

async function install(cache: Cache, path: string): Promise<void> {
  if (isHashed(path)) {
    if (await cache.match(path, { ignoreVary: true })) return
    const kept = await keptInAnyBuild(path)
    if (kept) return cache.put(path, kept)
  }
  const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer)
}

async function keptInAnyBuild(url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const kept = await caches.match(url, { cacheName: name, ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

async function keep(url: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(OWN)
    await cache.put(url, answer)
  } catch {
    // A full disk keeps nothing: the page gets its file all the same.
  }
}
