import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** No other site may make a visitor's browser change anything here. (API-11) @throws AppError FORBIDDEN */
export function refuseCrossSite(request: FastifyRequest): void {
  if (HARMLESS.has(request.method)) return
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('FORBIDDEN')
}
