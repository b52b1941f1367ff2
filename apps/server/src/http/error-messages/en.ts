import type { ErrorMessages } from './error-message.ts'

export const english: ErrorMessages = {
  PARAMETER_MISSING: 'A required field is missing.',
  PARAMETER_INVALID: 'A field has the wrong form.',
  LANGUAGE_UNKNOWN: 'This language is not supported.',
  NOT_FOUND: 'There is nothing here.',
  METHOD_NOT_ALLOWED: 'This method is not allowed here.',
  MEDIA_TYPE: 'The request must be JSON.',
  REQUEST_TIMEOUT: 'The request took too long to arrive.',
  SERVER_FAULT: 'Something went wrong on the server.',
  UNAVAILABLE: 'The service is not available at the moment.',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  FORBIDDEN: 'This is not permitted.',
  GAMES_EMPTY: 'The catalogue is still being loaded.',
  JSON_INVALID: 'The request is not valid JSON.',
  TOO_LARGE: 'The request is too large.',
  GAME_UNKNOWN: 'This game is not known.',
  SUBTYPE_UNKNOWN: 'This kind of activity is not known.',
}
