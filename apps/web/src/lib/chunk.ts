/** Something that is loaded when it is needed. */
export interface Chunk<T> {
  /** One promise for all who wait; after a failure, the next call tries again. */
  load(): Promise<T>
  /** What was loaded; nobody needs to wait for it then. `null` until then. */
  atHand(): T | null
}

/** @param fetch is called once, however often the chunk is asked for, and again only after it has failed */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  let loading: Promise<T> | null = null
  let loaded: T | null = null
  let hasFailed = false

  async function fetchOnce(): Promise<T> {
    try {
      if (hasFailed) await requestMissingStyles()
      loaded = await fetch()
      return loaded
    } catch (reason) {
      hasFailed = true
      loading = null
      throw reason
    }
  }

  return {
    load: () => {
      loading ??= fetchOnce()
      return loading
    },
    atHand: () => loaded,
  }
}

/** A chunk that arrives with another one. */
export function within<T, U>(whole: Chunk<T>, pick: (loaded: T) => U): Chunk<U> {
  return {
    load: async () => pick(await whole.load()),
    atHand: () => {
      const loaded = whole.atHand()
      return loaded && pick(loaded)
    },
  }
}

/** The bundler requests the styles of a chunk once: after a failure, the program would arrive without them. */
async function requestMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(requestAgain))
}

function requestAgain(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = failed.crossOrigin
    link.href = failed.href
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no styles from ${link.href}`))
    failed.replaceWith(link)
  })
}
