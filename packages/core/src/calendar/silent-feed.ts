import { DAY_MS, type Instant } from '../time/instant.ts'

/** Google reads about once a day: three days without a reading suggest that the subscription has ended. */
const SILENT_MS = 3 * DAY_MS

/** Whether calendars used to read a feed, last at `readAt` (`null`: never), and no longer do. (FEED-21) */
export function isFeedSilent(readAt: Instant | null, now: Instant): boolean {
  return readAt !== null && now - readAt >= SILENT_MS
}
