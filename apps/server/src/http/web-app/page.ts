import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Clock } from '#server/platform/clock'
import { type ReadyReply, readyReply } from '../replies/ready-reply.ts'
import { contentSecurityPolicy, type PagePolicy } from '../replies/security-headers.ts'

interface PageOptions extends PagePolicy {
  /** Set if the clock was shifted: the moment that the page shows as now. */
  readonly shiftedClock: Clock | null
}

/** The web app's page at a path, as it is to be sent now. */
export type Page = (path: string) => ReadyReply

/** `null` if the web app has not been built. */
export function readPage(root: string, { shiftedClock, ...policy }: PageOptions): Page | null {
  const file = path.join(root, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')

  const contentType = 'text/html; charset=utf-8'
  const headers = { 'content-security-policy': contentSecurityPolicy(policy) }
  if (shiftedClock === null) {
    const reply = (text: string) =>
      readyReply({ bytes: Buffer.from(text), contentType, headers, cacheControl: 'no-cache' })
    const known = new Map([...pagesWithHints(html)].map((at) => [at, reply(withHintsOf(html, at))]))
    const plain = reply(withHintsOf(html, null))
    return (at) => known.get(at) ?? plain
  }

  return (at) => {
    const now = new Date(shiftedClock.now()).toISOString()
    const stamped = html.replace('<head>', `<head><meta name="ephemeris-clock" content="${now}">`)
    return readyReply({ bytes: Buffer.from(withHintsOf(stamped, at)), contentType, headers, cacheControl: 'no-store' })
  }
}

/** What the build hints at for one page alone: `<link … data-page="/timeline">`. */
const HINT = /\s*<link [^>]*data-page="([^"]*)"[^>]*>/g

function pagesWithHints(html: string): Set<string> {
  return new Set([...html.matchAll(HINT)].map(([, at = '']) => at))
}

/** The page with the hints of one path; `null`: of none. */
function withHintsOf(html: string, at: string | null): string {
  return html.replace(HINT, (hint, page) => (page === at ? hint : ''))
}
