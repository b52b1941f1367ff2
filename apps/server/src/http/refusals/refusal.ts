import type { Envelope } from '@ephemeris/contract/envelope'
import { AppError, ERRORS, type ErrorCode } from '@ephemeris/contract/errors'
import type { Language } from '@ephemeris/core/language/language'
import { errorCodes } from 'fastify'
import { isDatabaseAway, isDiskFull } from '#server/db/database-away'
import { DISK_RETRY_SECONDS } from '#server/platform/files/disk-space'
import { errorMessage } from './error-message.ts'

/** How an error leaves the server. */
export interface Refusal {
  readonly status: number
  readonly envelope: Envelope
  /** When it is worth asking again; `null`: not said. */
  readonly retryAfterSeconds: number | null
  /** Unexpected: worth an entry in the log. */
  readonly isFault: boolean
}

/** Where no better value is known. */
const RETRY_AFTER_SECONDS = 5

const BY_FRAMEWORK_ERROR: readonly [{ new (): Error }, ErrorCode][] = [
  [errorCodes.FST_ERR_CTP_BODY_TOO_LARGE, 'TOO_LARGE'],
  [errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE, 'MEDIA_TYPE'],
]

/** Expected refusals as they are; of anything else the caller learns the id of the request and nothing more. (API-8, API-19) */
export function refusalOf(error: unknown, { requestId, language }: { requestId: string; language: Language }): Refusal {
  const expected = asAppError(error)
  const reported = expected ?? unexpected(error, requestId)
  return { ...refusal(reported, language), isFault: expected === null }
}

function unexpected(error: unknown, requestId: string): AppError {
  if (isDiskFull(error)) return new AppError('DISK_FULL', '', { retryAfterSeconds: DISK_RETRY_SECONDS })
  return isDatabaseAway(error) ? new AppError('UNAVAILABLE') : new AppError('SERVER_FAULT', requestId)
}

function refusal(error: AppError, language: Language): Omit<Refusal, 'isFault'> {
  const { status, number } = ERRORS[error.code]
  const message = errorMessage(error, language)
  const retryAfterSeconds = error.retryAfterSeconds ?? (status === 503 || status === 429 ? RETRY_AFTER_SECONDS : null)
  return { status, retryAfterSeconds, envelope: { code: status, message, error_code: number, data: error.data } }
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const known = BY_FRAMEWORK_ERROR.find(([kind]) => error instanceof kind)
  if (known) return new AppError(known[1])
  return isClientFault(error) ? new AppError('PARAMETER_INVALID') : null
}

/** What the framework itself holds against a request: a path that cannot be decoded, a body cut short. */
function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}
