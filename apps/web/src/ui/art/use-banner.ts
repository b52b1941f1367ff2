import { useState } from 'react'

interface Banner {
  /** `null` where there is no banner, or it could not be loaded. */
  readonly src: string | null
  /** To be called when loading it failed. */
  readonly onError: () => void
}

/** The publisher's banner unless it fails to load; another address is tried again. */
export function useBanner(url: string | null): Banner {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  return { src: url === brokenUrl ? null : url, onError: () => setBrokenUrl(url) }
}
