/** By address: what has arrived, or is on its way. */
const arrivals = new Map<string, Promise<unknown>>()

/** By address: how often a module has failed, which needs nothing else or was to be there. */
const failures = new Map<string, number>()

/**
 * Stands in the place of the bundler's own helper around each `import()`. Browsers remember for as long as a page lives
 * that a module could not be loaded, and do not ask for it again: so the files of a part arrive first, and what does not
 * arrive is not imported. A module that failed by itself has another address the next time. (SHELL-54)
 *
 * @param load imports one module, named by its source text
 * @param files the module and what it needs, from the root of the site; absent: it needs nothing
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const name = /\bimport\(.(\.\/[^)]+).\)/.exec(String(load))?.[1]
  // The one below, which the bundler wraps as well.
  if (name === undefined) return load()
  const links = [...document.querySelectorAll('link')]
  const inPage = new Set(links.flatMap(({ href, rel }) => (rel === 'stylesheet' || !isStyles(href) ? [href] : [])))
  const outcomes = await Promise.allSettled(
    files.map((file) => {
      const href = urlOf(`/${file}`)
      return arrivals.get(href) ?? (inPage.has(href) ? null : arrivalOf(href))
    }),
  )
  try {
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return await imported(load, urlOf(name))
  } catch (error) {
    window.dispatchEvent(new Event(MISSING_PART))
    throw error
  }
}

async function imported<T>(load: () => Promise<T>, url: string): Promise<T> {
  const failed = failures.get(url) ?? 0
  try {
    return await (failed === 0 ? load() : import(/* @vite-ignore */ `${url}?again=${failed}`))
  } catch (error) {
    failures.set(url, failed + 1)
    throw error
  }
}

function urlOf(file: string): string {
  return new URL(file, import.meta.url).href
}

/** Something could not be loaded: the server may have another build by now. */
export const MISSING_PART = 'ephemeris:missing-part'

/** After a failure, the next call asks again. */
function arrivalOf(href: string): Promise<unknown> {
  const arrival = isStyles(href) ? arrivalOfStyles(href) : arrivalOfModule(href)
  arrivals.set(href, arrival)
  arrival.catch(() => arrivals.delete(href))
  return arrival
}

function isStyles(href: string): boolean {
  return href.endsWith('.css')
}

async function arrivalOfModule(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => null)
  if (!answer?.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${href}`)
  // Until the last byte is there, it is not in the browser's cache, from which the module is read then.
  await answer.arrayBuffer()
}

/** Styles that are missing are asked for by `missing-styles`: their link stays. */
function arrivalOfStyles(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
}
