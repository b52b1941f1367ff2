import { isPage } from '@ephemeris/contract/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps'
import { sendReady } from '../replies/ready-reply.ts'
import { findBuiltFiles } from './built-files.ts'
import { readPage } from './page.ts'

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
    answer: (path, request, reply) => {
      const file = files.at(path)
      if (file) return sendReady(request, reply, file)
      if (looksLikeFile(path)) return sendText(reply, 404, 'Not found')
      if (page) return sendReady(request, reply.code(isPage(path) ? 200 : 404), page(path))
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
