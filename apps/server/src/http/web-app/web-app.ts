import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPage, withoutEndSlashes } from '@ephemeris/contract/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps'
import type { Clock } from '#server/platform/clock'
import { type ReadyReply, readyReply, sendReady } from '../replies/ready-reply.ts'
import { contentSecurityPolicy, type PagePolicy } from '../replies/security-headers.ts'
import { findBuiltFiles } from './built-files.ts'

interface PageOptions extends Omit<PagePolicy, 'ownHashes'> {
  /** Set if the clock was shifted: the moment that the page shows as now. */
  readonly shiftedClock: Clock | null
}

/** The web app's page at a path, as it is to be sent now. */
type Page = (path: string) => ReadyReply

/** What the build writes into the page for its first paint. The policy allows these and nothing else that is inline. */
const OWN_SCRIPT = /<script>(.*?)<\/script>/gs
const OWN_STYLE = /<style>(.*?)<\/style>/gs

/** What the build writes for one page alone: hints, `<link … data-page="/plan">`, and its title, `<div … data-page="/plan">…</div>`. */
const OF_ONE_PAGE = [/\s*<link [^>]*data-page="([^"]*)"[^>]*>/g, /\s*<div [^>]*data-page="([^"]*)"[^>]*>.*?<\/div>/g]

/** The built web app: its files, and its page at every other path. */
export interface WebApp {
  /** For GET and HEAD. */
  answer(path: string, request: FastifyRequest, reply: FastifyReply): void | Promise<void>
  /** Reads what was not asked for yet: the next build takes the place of these files while this process serves. */
  readRest(): Promise<void>
}

/** @param root folder of the build; a page asked for without one says so */
export function loadWebApp(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  { root, pictureHosts }: { root: string; pictureHosts: readonly string[] },
): WebApp {
  const shiftedClock = env.clockStart === null ? null : clock
  const hasTurnstile = env.challenge.kind === 'turnstile'
  const files = findBuiltFiles(root)
  const page = readPage(root, { pictureHosts, hasTurnstile, shiftedClock })

  return {
    readRest: files.readRest,
    answer: (at, request, reply) => {
      const file = files.at(at)
      if (file) return sendReady(request, reply, file)
      if (looksLikeFile(at)) return sendText(reply, 404, 'Not found')
      if (page) return sendReady(request, reply.code(isPage(at) ? 200 : 404), page(at))
      return sendText(reply, 503, 'The web app has not been built. Run: npm run build')
    },
  }
}

/** A dot makes a file name: what is not among the built files does not exist, whatever lies on the disk. */
function looksLikeFile(path: string): boolean {
  return /\.|%2e/i.test(path)
}

function sendText(reply: FastifyReply, status: 404 | 503, text: string): void {
  if (status === 503) reply.header('retry-after', '5')
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}

/** `null` if the web app has not been built. */
function readPage(root: string, { shiftedClock, ...policy }: PageOptions): Page | null {
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

function hashesOf(html: string, part: RegExp): string[] {
  return [...html.matchAll(part)].map(([, content = '']) => {
    return `sha256-${createHash('sha256').update(content).digest('base64')}`
  })
}

function pagesNamed(html: string): Set<string> {
  return new Set(OF_ONE_PAGE.flatMap((part) => [...html.matchAll(part)].map(([, at = '']) => at)))
}

/** The page with what belongs to one path; `null`: to none. */
function pageFor(html: string, at: string | null): string {
  return OF_ONE_PAGE.reduce((page, part) => page.replace(part, (found, of) => (of === at ? found : '')), html)
}
