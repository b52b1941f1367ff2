import { candidatesIn } from './candidates.ts'
import type { LinkBook } from './link-facts.ts'

/**
 * Whether a pasted text names a publisher at all: the last two labels of some `https://` host in it are exactly those
 * of a known host. A quick answer while typing; `readLink` decides. (LINK-8)
 */
export function namesOfficialDomain(text: string, book: LinkBook): boolean {
  const official = new Set(
    Object.values(book).flatMap(({ log }) => log.links.map(({ host }) => registeredDomain(host))),
  )
  return candidatesIn(text).some(({ host }) => official.has(registeredDomain(host)))
}

function registeredDomain(host: string): string {
  return host.split('.').slice(-2).join('.')
}
