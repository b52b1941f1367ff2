import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutEndSlashes } from '@ephemeris/contract/pages'
import type { Clock } from '#server/platform/clock'
import { type ReadyReply, readyReply } from '../replies/ready-reply.ts'
import { contentSecurityPolicy, type PagePolicy } from '../replies/security-headers.ts'

interface PageOptions extends Omit<PagePolicy, 'ownHashes'> {
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
  const ownHashes = { scripts: hashesOf(html, OWN_SCRIPT), styles: hashesOf(html, OWN_STYLE) }
  const headers = { 'content-security-policy': contentSecurityPolicy({ ...policy, ownHashes }) }
  if (shiftedClock === null) {
    const reply = (text: string) =>
      readyReply({ bytes: Buffer.from(text), contentType, headers, cacheControl: 'no-cache' })
    const known = new Map([...pagesNamed(html)].map((at) => [at, reply(pageFor(html, at))]))
    const plain = reply(pageFor(html, null))
    return (at) => known.get(withoutEndSlashes(at)) ?? plain
  }

  return (at) => {
    const now = new Date(shiftedClock.now()).toISOString()
    const stamped = html.replace('<head>', `<head><meta name="ephemeris-clock" content="${now}">`)
    return readyReply({
      bytes: Buffer.from(pageFor(stamped, withoutEndSlashes(at))),
      contentType,
      headers,
      cacheControl: 'no-store',
    })
  }
}

/** What the build writes into the page for its first paint. The policy allows these and nothing else that is inline. */
const OWN_SCRIPT = /<script>(.*?)<\/script>/gs
const OWN_STYLE = /<style>(.*?)<\/style>/gs

function hashesOf(html: string, part: RegExp): string[] {
  return [...html.matchAll(part)].map(([, content = '']) => {
    return `sha256-${createHash('sha256').update(content).digest('base64')}`
  })
}

/** What the build writes for one page alone: hints, `<link … data-page="/plan">`, and its title, `<div … data-page="/plan">…</div>`. */
const OF_ONE_PAGE = [/\s*<link [^>]*data-page="([^"]*)"[^>]*>/g, /\s*<div [^>]*data-page="([^"]*)"[^>]*>.*?<\/div>/g]

function pagesNamed(html: string): Set<string> {
  return new Set(OF_ONE_PAGE.flatMap((part) => [...html.matchAll(part)].map(([, at = '']) => at)))
}

/** The page with what belongs to one path; `null`: to none. */
function pageFor(html: string, at: string | null): string {
  return OF_ONE_PAGE.reduce((page, part) => page.replace(part, (found, of) => (of === at ? found : '')), html)
}
