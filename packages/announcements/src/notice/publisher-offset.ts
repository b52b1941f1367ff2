import { utcOffset } from '@ephemeris/core/time/zone'

/** The publishers' clock: a notice that names no zone means it, and every country reads it as UTC+8. */
export const PUBLISHER_OFFSET = utcOffset(8 * 60)
