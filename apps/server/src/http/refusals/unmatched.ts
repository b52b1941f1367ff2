import { AppError } from '@ephemeris/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebApp } from '../web-app/web-app.ts'
import type { MethodsAt } from './route-table.ts'

const PAGE_METHODS = ['GET', 'HEAD']

/**
 * Answers what no route takes: OPTIONS, a wrong method, an unknown call, or else a page or file of the web app.
 * (API-7, API-16)
 */
export function answerUnmatched(
  { methodsAt, webApp }: { methodsAt: MethodsAt; webApp: WebApp },
  request: FastifyRequest,
  reply: FastifyReply,
): void | Promise<void> {
  const path = pathOf(request)
  const atRoute = methodsAt(path)
  const isPage = atRoute.length === 0 && !isApi(path)
  if (isPage && PAGE_METHODS.includes(request.method)) {
    return webApp.answer(path, request, reply)
  }

  const methods = isPage ? PAGE_METHODS : atRoute
  if (methods.length === 0 || methods.includes(request.method)) throw new AppError('NOT_FOUND')

  reply.header('allow', [...methods, 'OPTIONS'].join(', ')).header('cache-control', 'no-store')
  if (request.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
  reply.code(204).send()
}

function pathOf({ raw: { url = '/' } }: FastifyRequest): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
