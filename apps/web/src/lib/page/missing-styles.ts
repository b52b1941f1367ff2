/** Stylesheets that could not be loaded and have not been requested again. */
const failed = new Set<HTMLLinkElement>()
const requests = new Set<Promise<void>>()

/** Notes from here on which stylesheets cannot be loaded: one that is still loading looks the same in the document. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // These events do not bubble.
  document.addEventListener('error', note, { capture: true })
}

export function areStylesMissing(): boolean {
  return failed.size + requests.size > 0
}

/**
 * The bundler requests the styles of a chunk once: after a failure, the program would arrive without them.
 *
 * @throws if some could not be loaded again, after all requests have ended
 */
export async function requestMissingStyles(): Promise<void> {
  for (const link of failed) {
    failed.delete(link)
    const request = requestAgain(link).finally(() => requests.delete(request))
    requests.add(request)
  }
  const outcomes = await Promise.allSettled(requests)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

function requestAgain(missing: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = missing.crossOrigin
    link.href = missing.href
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no styles from ${link.href}`))
    missing.replaceWith(link)
  })
}
