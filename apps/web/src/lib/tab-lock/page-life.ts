interface PageLife {
  /** The page is left: for good, or into the browser's cache. */
  readonly left: () => void
  /** It came back from the browser's cache. */
  readonly restored: () => void
  /** It was frozen and runs again. */
  readonly woken: () => void
  readonly seen: (isVisible: boolean) => void
}

export function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Reports what becomes of the page. Returns the way to end it. */
export function watchPageLife({ left, restored, woken, seen }: PageLife): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('pagehide', left, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && restored(), { signal })
  document.addEventListener('resume', woken, { signal })
  document.addEventListener('visibilitychange', () => seen(isPageVisible()), { signal })
  return () => listening.abort()
}
