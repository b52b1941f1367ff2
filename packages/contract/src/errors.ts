/**
 * Every refusal of the API: its HTTP status and its `error_code`. The server has a sentence for each name, the web app
 * one for each number (`errors`), so two names may share one number.
 */
export const ERRORS = {
  PARAMETER_MISSING: { status: 400, number: 100001 },
  PARAMETER_INVALID: { status: 400, number: 100002 },
  SLOT_CHANGED: { status: 409, number: 100002 },
  LANGUAGE_UNKNOWN: { status: 400, number: 100003 },
  NOT_FOUND: { status: 404, number: 100004 },
  METHOD_NOT_ALLOWED: { status: 405, number: 100005 },
  MEDIA_TYPE: { status: 415, number: 100006 },
  BODY_COMPRESSED: { status: 415, number: 100006 },
  ADDRESS_TOO_LONG: { status: 414, number: 100002 },
  HEADERS_TOO_LARGE: { status: 431, number: 100002 },
  HOST_UNKNOWN: { status: 421, number: 100002 },
  REQUEST_TIMEOUT: { status: 408, number: 100002 },
  SERVER_FAULT: { status: 500, number: 100007 },
  UNAVAILABLE: { status: 503, number: 100007 },
  UPLOADS_BUSY: { status: 503, number: 100007 },
  RATE_LIMITED: { status: 429, number: 100008 },
  UPLOADS_TOO_MANY: { status: 429, number: 100008 },
  DISK_FULL: { status: 507, number: 100009 },
  NEWCOMERS_FULL: { status: 429, number: 100010 },
  LOGIN_REQUIRED: { status: 401, number: 200001 },
  CHALLENGE_REQUIRED: { status: 400, number: 200001 },
  CHALLENGE_FAILED: { status: 403, number: 200002 },
  TOKEN_INVALID: { status: 401, number: 200003 },
  CREDENTIALS_WRONG: { status: 401, number: 200004 },
  EMAIL_TAKEN: { status: 409, number: 200005 },
  USERNAME_TAKEN: { status: 409, number: 200006 },
  VERIFICATION_EXPIRED: { status: 400, number: 200008 },
  ALREADY_ACTIVE: { status: 400, number: 200009 },
  MAIL_TOO_OFTEN: { status: 429, number: 200010 },
  ACCOUNT_INACTIVE: { status: 403, number: 200011 },
  ACCOUNT_BANNED: { status: 403, number: 200012 },
  EMAIL_INVALID: { status: 400, number: 200014 },
  REGISTRATION_LIMIT: { status: 429, number: 200015 },
  PROVIDER_REFUSED: { status: 400, number: 200016 },
  IDENTITY_TAKEN: { status: 409, number: 200016 },
  LAST_WAY_IN: { status: 409, number: 100002 },
  PROVIDER_FAILED: { status: 502, number: 200016 },
  PROVIDER_ABSENT: { status: 503, number: 200016 },
  TOKEN_EXPIRED: { status: 401, number: 200017 },
  FORBIDDEN: { status: 403, number: 200018 },
  PROOF_REQUIRED: { status: 403, number: 200018 },
  RESET_EXPIRED: { status: 400, number: 200019 },
  RESET_INVALID: { status: 400, number: 200020 },
  PASSWORD_WRONG: { status: 400, number: 200021 },
  PASSWORD_WEAK: { status: 400, number: 200022 },
  PASSWORD_SAME: { status: 400, number: 200023 },
  REGISTRATION_CLOSED: { status: 403, number: 200024 },
  QR_EXPIRED: { status: 410, number: 200030 },
  QR_STATE: { status: 409, number: 200031 },
  QR_RATE: { status: 429, number: 200032 },
  GAMES_EMPTY: { status: 503, number: 300001 },
  SLOT_EMPTY: { status: 404, number: 300003 },
  SLOT_UNREADABLE: { status: 500, number: 300004 },
  JSON_INVALID: { status: 400, number: 300005 },
  TOO_LARGE: { status: 413, number: 300006 },
  GAME_UNKNOWN: { status: 400, number: 400003 },
  SUBTYPE_UNKNOWN: { status: 400, number: 400004 },
  UID_INVALID: { status: 400, number: 500003 },
  GACHA_GAME_UNKNOWN: { status: 400, number: 500004 },
  IMPORT_RUNNING: { status: 409, number: 600001 },
  IMPORT_QUEUE_FULL: { status: 503, number: 600001 },
  RECORDS_ABSENT: { status: 404, number: 600003 },
  FILE_FORMAT: { status: 400, number: 600004 },
  RECORDS_INVALID: { status: 400, number: 600006 },
  FILE_EMPTY: { status: 400, number: 600006 },
  LEDGER_FULL: { status: 409, number: 600007 },
  PUSH_ADDRESS: { status: 400, number: 100002 },
  PUSH_NEEDS_HTTPS: { status: 409, number: 100002 },
  ACCESS_TOKENS_FULL: { status: 409, number: 100002 },
  ACCESS_TOKEN_REQUIRED: { status: 401, number: 200001 },
  ACCESS_TOKEN_INVALID: { status: 401, number: 200003 },
  SHOWN_PAGES_FULL: { status: 409, number: 100002 },
  WEBHOOK_ADDRESS: { status: 400, number: 100002 },
  WEBHOOK_REFUSED: { status: 502, number: 100002 },
  CALENDAR_ADDRESS: { status: 400, number: 100002 },
  CALENDAR_UNREADABLE: { status: 502, number: 100002 },
} as const satisfies Record<string, { status: number; number: number }>

export type ErrorCode = keyof typeof ERRORS

/** The `error_code` of any refusal. */
export type ErrorNumber = (typeof ERRORS)[ErrorCode]['number']

interface AppErrorOptions {
  /** What the refusal carries in `data`, as it travels. */
  readonly data?: unknown
  /** When it is worth asking again. */
  readonly retryAfterSeconds?: number
}

/** An expected refusal: thrown by services, put into words and into the envelope on its way out. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Names the field and what it may hold, for readers of any language: names and values, no words. Empty: nothing. */
  readonly detail: string
  readonly data: unknown
  /** `null`: as long as usual. */
  readonly retryAfterSeconds: number | null

  constructor(code: ErrorCode, detail = '', { data = null, retryAfterSeconds }: AppErrorOptions = {}) {
    super(detail === '' ? code : `${code} ${detail}`)
    this.name = 'AppError'
    this.code = code
    this.detail = detail
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }
}
