import type { ErrorNumber } from '#web/i18n/use-error-text'

/** Refusals of the server by their `error_code`, and failures that never reached it. */
export const errors = {
  e100001: 'Something required is missing. Check the form and try again.',
  e100002: 'Something has the wrong form. Check what was entered.',
  e100003: 'The server does not know this language.',
  e100004: 'This does not exist, or no longer.',
  e100005: 'The server does not allow this. Reload the page and try again.',
  e100006: 'The server did not understand the request. Reload the page and try again.',
  e100007: 'The server cannot answer at the moment. Try again in a few minutes.',
  e100008: 'Too many requests. Wait a moment and try again.',
  e200018: 'You are not permitted to do this.',
  e300001: 'The catalogue is still being loaded. Try again in a moment.',
  e300005: 'The server could not read the request. Reload the page and try again.',
  e300006: 'This is too large for the server.',
  e400003: 'The server does not know this game. Reload the page and try again.',
  e400004: 'The server does not know this kind of activity. Reload the page and try again.',
  network: 'The server cannot be reached. Check your connection.',
  unknown: 'The server gave an answer that cannot be read. Reload the page and try again.',
} as const satisfies Readonly<Record<`e${ErrorNumber}` | 'network' | 'unknown', string>>
