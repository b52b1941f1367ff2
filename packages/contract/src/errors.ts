/**
 * Every refusal of the API: its HTTP status and its `error_code`. The server has a sentence for each name, the web app
 * one for each number (`errors`), so two names may share one number.
 */
export const ERRORS = {
  PARAMETER_MISSING: { status: 400, number: 100001 },
  PARAMETER_INVALID: { status: 400, number: 100002 },
  LANGUAGE_UNKNOWN: { status: 400, number: 100003 },
  NOT_FOUND: { status: 404, number: 100004 },
  METHOD_NOT_ALLOWED: { status: 405, number: 100005 },
  MEDIA_TYPE: { status: 415, number: 100006 },
  REQUEST_TIMEOUT: { status: 408, number: 100002 },
  SERVER_FAULT: { status: 500, number: 100007 },
  UNAVAILABLE: { status: 503, number: 100007 },
  RATE_LIMITED: { status: 429, number: 100008 },
  FORBIDDEN: { status: 403, number: 200018 },
  GAMES_EMPTY: { status: 503, number: 300001 },
  JSON_INVALID: { status: 400, number: 300005 },
  TOO_LARGE: { status: 413, number: 300006 },
  GAME_UNKNOWN: { status: 400, number: 400003 },
  SUBTYPE_UNKNOWN: { status: 400, number: 400004 },
} as const satisfies Record<string, { status: number; number: number }>

export type ErrorCode = keyof typeof ERRORS

/** An expected refusal: thrown by services, put into words and into the envelope on its way out. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Names the field and what it may hold, for readers of any language: names and values, no words. Empty: nothing. */
  readonly detail: string

  constructor(code: ErrorCode, detail = '') {
    super(detail === '' ? code : `${code} ${detail}`)
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }
}
