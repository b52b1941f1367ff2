/** Without it a token that was issued to our page is worth nothing. */
export const COMPANION_COOKIE = 'eph_companion'

/** Recognises a browser from which its user has logged in before. */
export const DEVICE_COOKIE = 'eph_device'
