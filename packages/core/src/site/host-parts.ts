import type { Language } from '../language/language.ts'

interface Site {
  readonly mainlandHost: string | null
  readonly filingNumber: string | null
}

interface Visit {
  /** Host name of the page, without a port. */
  readonly host: string
  readonly language: Language
  readonly isSignedIn: boolean
}

/** What of the home page depends on the host it was opened at. (HOME-4) */
export interface HostParts {
  /** The way to sign in, on the mainland's host, while nobody is signed in. */
  readonly offersLogin: boolean
  /** The mainland's site, always https, for readers of Simplified Chinese on another host; `null`: not offered. */
  readonly mainlandUrl: string | null
  /** On the mainland's host. */
  readonly filingNumber: string | null
}

export function hostParts({ mainlandHost, filingNumber }: Site, { host, language, isSignedIn }: Visit): HostParts {
  const isMainland = mainlandHost !== null && mainlandHost.toLowerCase() === host.toLowerCase()
  const hasOtherSite = mainlandHost !== null && !isMainland
  return {
    offersLogin: isMainland && !isSignedIn,
    mainlandUrl: hasOtherSite && language === 'zh-Hans' ? `https://${mainlandHost}/` : null,
    filingNumber: isMainland ? filingNumber : null,
  }
}
