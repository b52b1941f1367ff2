import type { MinuteOfDay } from './minute-of-day.ts'

/** Minutes after midnight until which it is still the evening before: 05:00 on the player's clock. (TON-1, REM-5) */
export const EVENING_TURNS: MinuteOfDay = 5 * 60
