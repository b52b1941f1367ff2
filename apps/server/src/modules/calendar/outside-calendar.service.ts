import { AppError } from '@ephemeris/contract/errors'
import { calendarAddress, isCalendar } from '@ephemeris/core/own/calendar-address'
import { HOUR_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Limit } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { CallOrigin } from '#server/platform/client-network'
import { OutboundError } from '#server/platform/outbound/outbound-error'

/** Calendars that one network has read: each is pasted once. */
const CALENDARS_READ: Limit = { name: 'calendar-outside', points: 20, seconds: HOUR_MS / SECOND_MS }

const TIMEOUT_MS = 5 * SECOND_MS
/** As much as an import takes. */
const MAX_BYTES = 2_000_000

/**
 * The text at the address of a calendar. Redirects are not followed, and what is no calendar is not passed on. (OWN-11)
 *
 * @throws AppError CALENDAR_ADDRESS, CALENDAR_UNREADABLE, RATE_LIMITED
 */
export async function readCalendarAt(
  { outbound, limits }: Pick<Deps, 'outbound' | 'limits'>,
  address: string,
  origin: CallOrigin,
): Promise<string> {
  const url = calendarAddress(address)
  await limits.takeFrom(CALENDARS_READ, origin)
  if (url === null || !URL.canParse(url)) throw new AppError('CALENDAR_ADDRESS', 'url')
  try {
    const { status, text } = await outbound.ask({
      ...{ url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
      headers: { accept: 'text/calendar', 'user-agent': 'Ephemeris' },
    })
    if (status === 200 && isCalendar(text)) return text
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.reason === 'address') throw new AppError('CALENDAR_ADDRESS', 'url')
  }
  throw new AppError('CALENDAR_UNREADABLE')
}
