import { serviceWorkers } from '#web/lib/service-workers'

/** By address: what has arrived, or is on its way. */
const arrivals = new Map<string, Promise<void>>()

/** By address: parts that are being loaded. */
const loading = new Map<string, Promise<unknown>>()

/** By address: how often a module has failed, which needs nothing else or was to be there. */
const failures = new Map<string, number>()

/** Something could not be loaded: the server may have another build by now. */
export const MISSING_PART = 'ephemeris:missing-part'

/**
 * Stands in the place of the bundler's own helper around each `import()`. Browsers remember for as long as a page lives
 * that a module could not be loaded, and do not ask for it again: so the files of a part arrive first, and what does not
 * arrive is not imported. A module that failed by itself has another address the next time. (SHELL-54)
 *
 * @param load imports one module
 * @param files that module and what it needs, from the root of the site; none: it is the import below
 */
export function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [url, ...others] = files.map((file) => `${window.location.origin}/${file}`)
  if (url === undefined) return load()
  // WebKit gives a second import of a module that is being loaded too early, before its values are there.
  const part = (loading.get(url) as Promise<T> | undefined) ?? loadOnce(load, url, others)
  loading.set(url, part)
  return part
}

async function loadOnce<T>(load: () => Promise<T>, url: string, others: readonly string[]): Promise<T> {
  try {
    // A module that needs nothing else is imported alone. What a service worker keeps on the device need not arrive first.
    const awaited = serviceWorkers()?.controller ? others.filter(isStyles) : [url, ...others]
    if (others.length > 0) await arrivalOfAll(awaited)
    const failed = failures.get(url) ?? 0
    try {
      return await (failed === 0 ? load() : import(/* @vite-ignore */ `${url}?again=${failed}`))
    } catch (error) {
      failures.set(url, failed + 1)
      throw error
    }
  } catch (error) {
    window.dispatchEvent(new Event(MISSING_PART))
    throw error
  } finally {
    loading.delete(url)
  }
}

/** After a failure, the next call asks again. */
async function arrivalOfAll(urls: readonly string[]): Promise<void> {
  const links = [...document.querySelectorAll('link')]
  const inPage = new Set(links.flatMap(({ href, sheet }) => (sheet || !isStyles(href) ? [href] : [])))
  const outcomes = await Promise.allSettled(
    urls.map((url) => {
      if (!arrivals.has(url) && !inPage.has(url)) {
        const arrival = isStyles(url) ? arrivalOfStyles(url) : arrivalOfModule(url)
        arrivals.set(url, arrival)
        arrival.catch(() => arrivals.delete(url))
      }
      return arrivals.get(url)
    }),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

function isStyles(url: string): boolean {
  return url.endsWith('.css')
}

async function arrivalOfModule(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null)
  if (!answer?.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`)
  // Until the last byte is there, it is not in the browser's cache, from which the module is read then.
  await answer.arrayBuffer()
}

function arrivalOfStyles(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })
}
