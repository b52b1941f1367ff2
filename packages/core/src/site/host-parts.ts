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
  /** The way to log in, on the mainland's host, while no user is logged in. */
  readonly offersLogin: boolean
  /** The mainland's site, always https, for readers of Simplified Chinese on another host; `null`: not offered. */
  readonly mainlandUrl: string | null
  /** On the mainland's host. */
  readonly filingNumber: string | null
}

/** Whether a page that was opened at `host` belongs to the site for the mainland. (HOME-4, SOC-20) */
export function isMainlandHost({ mainlandHost }: Pick<Site, 'mainlandHost'>, host: string): boolean {
  return mainlandHost !== null && mainlandHost.toLowerCase() === host.toLowerCase()
}

export function hostParts(site: Site, { host, language, isSignedIn }: Visit): HostParts {
  const { mainlandHost, filingNumber } = site
  const isMainland = isMainlandHost(site, host)
  const hasOtherSite = mainlandHost !== null && !isMainland
  return {
    offersLogin: isMainland && !isSignedIn,
    mainlandUrl: hasOtherSite && language === 'zh-Hans' ? `https://${mainlandHost}/` : null,
    filingNumber: isMainland ? filingNumber : null,
  }
}
