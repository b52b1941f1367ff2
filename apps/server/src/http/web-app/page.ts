import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '#server/platform/clock'
import { type ReadyReply, readyReply } from '../ready-reply.ts'
import { contentSecurityPolicy, type PagePolicy } from '../security-headers.ts'
import { readIfPresent } from './built-files.ts'

interface PageOptions extends PagePolicy {
  /** Set where the clock was shifted: the page is told at which moment it stands. */
  readonly shiftedClock: Clock | null
}

/** The web app's one page, as it is to be sent now. */
export type Page = () => ReadyReply

/** `null` if the web app has not been built. */
export async function readPage(root: string, { shiftedClock, ...policy }: PageOptions): Promise<Page | null> {
  const html = await readIfPresent(() => readFile(path.join(root, 'index.html'), 'utf8'))
  if (html === null) return null

  const contentType = 'text/html; charset=utf-8'
  const headers = { 'content-security-policy': contentSecurityPolicy(policy) }
  if (shiftedClock === null) {
    const page = readyReply({ bytes: Buffer.from(html), contentType, headers, cacheControl: 'no-cache' })
    return () => page
  }

  return () => {
    const now = new Date(shiftedClock.now()).toISOString()
    const bytes = Buffer.from(html.replace('<head>', `<head><meta name="ephemeris-clock" content="${now}">`))
    return readyReply({ bytes, contentType, headers, cacheControl: 'no-store' })
  }
}
