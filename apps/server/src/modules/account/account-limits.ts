import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'

const MINUTE = MINUTE_MS / SECOND_MS
const HOUR = HOUR_MS / SECOND_MS

/** An IPv6 /48 may be one guesser with 65,536 networks: it gets so many networks' worth of wrong passwords. (ACC-21) */
const NETWORKS_OF_GUESSER = 3

/** Wrong passwords for one typed name or address from one network. (ACC-21) */
export const WRONG_PASSWORDS = {
  name: 'wrong-password',
  points: 5,
  seconds: 5 * MINUTE,
  networksOfSite: NETWORKS_OF_GUESSER,
} as const

/**
 * Wrong passwords of one user from one network, by whatever name and wherever they were typed. (ACC-64) In sign-ins it is
 * never reported, and always asked of the database: an answer of its own, or a quicker one, would show a stranger which
 * address belongs to which name.
 */
export const WRONG_PASSWORDS_OF_USER = {
  name: 'wrong-password-user',
  points: 5,
  seconds: 5 * MINUTE,
  networksOfSite: NETWORKS_OF_GUESSER,
  isUnblocked: true,
} as const

/** Passwords tried from one network, right or wrong, wherever they are asked for. (ACC-21) */
export const LOGINS = { name: 'login', points: 30, seconds: MINUTE } as const

/** Wrong passwords for one typed name or address from anywhere, after which strangers wait. (ACC-22) */
export const WRONG_PASSWORDS_ANYWHERE = { name: 'wrong-password-anywhere', points: 20, seconds: HOUR } as const

/** Wrong passwords of one user from anywhere, after which anyone who holds a session or a link waits. (ACC-22) */
export const WRONG_PASSWORDS_OF_USER_ANYWHERE = {
  name: 'wrong-password-user-anywhere',
  points: 20,
  seconds: HOUR,
  isUnblocked: true,
} as const

/** (ACC-13) */
export const REGISTRATIONS = { name: 'register', points: 5, seconds: HOUR, refusal: 'REGISTRATION_LIMIT' } as const

/** The same in a day. (ACC-13) */
export const REGISTRATIONS_OF_DAY = {
  name: 'register-day',
  points: 20,
  seconds: 24 * HOUR,
  refusal: 'REGISTRATION_LIMIT',
} as const

/** User names tried from one network: each try shows whether a name is taken. */
export const NAMES_TRIED = { name: 'register-name', points: 30, seconds: 10 * MINUTE } as const

/** Mails that anyone can have sent to one mailbox, however its address is written. (ACC-12) */
export const MAILS_TO_ADDRESS = { name: 'mail-to', points: 3, seconds: HOUR } as const

/** Mails asked for from one network. (ACC-12) */
export const MAILS_ASKED = { name: 'mail-asked', points: 20, seconds: HOUR } as const

/** Tokens of mails guessed from one network. (ACC-11) */
export const WRONG_TOKENS = { name: 'wrong-token', points: 10, seconds: 10 * MINUTE } as const
