import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'

/**
 * The token of the `Authorization` header; `null`: there is none. (ACC-15)
 * @throws AppError `refusal` for any other scheme or form, and for two headers
 */
export function readBearer(
  { headers: { authorization }, raw }: FastifyRequest,
  refusal: 'TOKEN_INVALID' | 'ACCESS_TOKEN_INVALID' = 'TOKEN_INVALID',
): string | null {
  if (authorization === undefined || authorization === '') return null
  const times = raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'authorization').length
  const token = bearerIn(authorization)
  if (token === null || times !== 1) throw new AppError(refusal)
  return token
}

/** The token in an `Authorization` header; `null`: there is none in this form. */
export function bearerIn(authorization: string | undefined): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}
