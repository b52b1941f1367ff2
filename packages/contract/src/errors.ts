/**
 * Every refusal of the API: its HTTP status, its `error_code`, and the sentence an English reader gets.
 * Texts in the other languages are keyed by number in the web app (`errors`), so two names may share one number.
 */
export const ERRORS = {
  PARAMETER_MISSING: { status: 400, number: 100001, message: 'A required field is missing.' },
  PARAMETER_INVALID: { status: 400, number: 100002, message: 'A field has the wrong form.' },
  LANGUAGE_UNKNOWN: { status: 400, number: 100003, message: 'This language is not supported.' },
  NOT_FOUND: { status: 404, number: 100004, message: 'There is nothing here.' },
  METHOD_NOT_ALLOWED: { status: 405, number: 100005, message: 'This method is not allowed here.' },
  MEDIA_TYPE: { status: 415, number: 100006, message: 'The request must be JSON.' },
  SERVER_FAULT: { status: 500, number: 100007, message: 'Something went wrong on the server.' },
  UNAVAILABLE: { status: 503, number: 100007, message: 'The service is not available at the moment.' },
  RATE_LIMITED: { status: 429, number: 100008, message: 'Too many requests. Try again in a moment.' },
  FORBIDDEN: { status: 403, number: 200018, message: 'This is not permitted.' },
  GAMES_EMPTY: { status: 503, number: 300001, message: 'The catalogue is still being loaded.' },
  JSON_INVALID: { status: 400, number: 300005, message: 'The request is not valid JSON.' },
  TOO_LARGE: { status: 413, number: 300006, message: 'The request is too large.' },
  GAME_UNKNOWN: { status: 400, number: 400003, message: 'This game is not known.' },
  SUBTYPE_UNKNOWN: { status: 400, number: 400004, message: 'This kind of activity is not known.' },
} as const satisfies Record<string, { status: number; number: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** An expected refusal: thrown by services, written by the envelope, and thrown again by the client. */
export class AppError extends Error {
  readonly code: ErrorCode

  /** `detail` names the field and what it may hold; it is shown to the caller. */
  constructor(code: ErrorCode, detail?: string) {
    super(detail ? `${ERRORS[code].message} ${detail}` : ERRORS[code].message)
    this.name = 'AppError'
    this.code = code
  }
}
