import type { ErrorNumber } from '@ephemeris/contract/errors'

/** Refusals of the server by their `error_code`, and failures that never reached it. */
export const errors = {
  e100001: 'A required field is missing. Check the form and try again.',
  e100002: 'Something isn’t in the right format. Check what you entered.',
  e100003: 'This language isn’t supported.',
  e100004: 'This no longer exists.',
  e100005: 'This isn’t allowed here. Reload the page and try again.',
  e100006: 'We couldn’t understand the request. Reload the page and try again.',
  e100007: 'The service isn’t available right now. Try again in a few minutes.',
  e100008: 'Too many requests. Wait a moment and try again.',
  e100009: 'There’s hardly any space left on this server. Nothing was changed. Try again later.',
  e100010:
    'New accounts on your network have stored as much as they can today. Nothing was changed. Try again tomorrow.',
  e200001: 'Log in first.',
  e200002: 'We couldn’t verify that you’re human. Try again.',
  e200003: 'Your login isn’t valid. Log in again.',
  e200004: 'Wrong user name or password.',
  e200005: 'That email address belongs to another account.',
  e200006: 'That user name is taken.',
  e200008: 'This confirmation link isn’t valid or has expired. Log in to have a new one sent.',
  e200009: 'This account is already active.',
  e200010: 'Too many emails. Try again later.',
  e200011: 'Confirm your email address first.',
  e200012: 'This account is suspended. Ask the server’s admin.',
  e200014: 'This isn’t an email address.',
  e200015: 'Too many registrations. Try again later.',
  e200016: 'The login with the other service failed. Try again, or use your password.',
  e200017: 'Your login has expired. Log in again.',
  e200018: 'You aren’t allowed to do this.',
  e200019: 'This reset link has expired. Request a new one.',
  e200020: 'This reset link is no longer valid. Request a new one.',
  e200021: 'Wrong password.',
  e200022: 'This password is too easy to guess.',
  e200023: 'The new password is the same as the old one. Choose a different one.',
  e200024: 'You can’t register here, or only with a valid invitation. Ask the server’s admin.',
  e200030: 'This QR code has expired. Show a new code and scan it.',
  e200031: 'This QR code can’t be used right now. Show a new code and scan it.',
  e200032: 'Too many QR codes. Try again in a moment.',
  e300001: 'Activities are still loading. Try again in a moment.',
  e300003: 'This slot is empty. Upload to it first.',
  e300004: 'This slot can’t be read. Restore an earlier version, or upload again.',
  e300005: 'We couldn’t read the request. Reload the page and try again.',
  e300006: 'This is too large to upload.',
  e400003: 'We don’t know this game. Reload the page and try again.',
  e400004: 'We don’t know this activity type. Reload the page and try again.',
  e500003: 'This game has no such UID or banner.',
  e500004: 'There’s no pull history for this game. Reload the page and try again.',
  e600001: 'The import failed. If another one is still running, wait for it to finish.',
  e600003: 'There are no pulls for this account. Import them first.',
  e600004: 'This isn’t a pull history we can read. The import page lists the files that work.',
  e600006: 'This link or data can’t be used. Check what you pasted or chose.',
  e600007: 'That’s more pulls than we can store.',
  explained: '{label}: {message}',
  network: 'Can’t reach the server. Check your connection.',
  failed: 'That didn’t work. Reload the page and try again.',
  storageFull: 'The browser’s storage is full. Nothing was changed. Free up space on this device, then try again.',
  storageSilent:
    'The browser’s storage doesn’t answer. Close other tabs of Ephemeris or restart the browser, then try again.',
  storageRefused: 'The browser doesn’t let Ephemeris store pulls, as in some private windows.',
  unknown: 'We couldn’t read the server’s answer. Reload the page and try again.',
} as const satisfies Readonly<
  Record<
    | `e${ErrorNumber}`
    | 'explained'
    | 'network'
    | 'failed'
    | 'storageFull'
    | 'storageSilent'
    | 'storageRefused'
    | 'unknown',
    string
  >
>
