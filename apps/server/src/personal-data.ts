import type { PersonalData } from './db/personal-data.ts'
import { ACCOUNT_DATA } from './modules/account/personal-data/personal-data.service.ts'
import { FEED_DATA } from './modules/calendar/private-feed.service.ts'
import { GACHA_DATA } from './modules/gacha/gacha-data.service.ts'
import { HANDOFF_DATA } from './modules/handoff/handoff-data.service.ts'
import { NOTES_DATA } from './modules/notes/notes.service.ts'
import { QR_LOGIN_DATA } from './modules/qr-login/qr-login-data.service.ts'
import { REMINDER_DATA } from './modules/reminders/reminder-data.service.ts'
import { SLOT_DATA } from './modules/sync/sync.service.ts'
import { VOTE_DATA } from './modules/votes/votes.service.ts'

/** Everything that the product keeps about its users, module by module. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...ACCOUNT_DATA,
  VOTE_DATA,
  QR_LOGIN_DATA,
  HANDOFF_DATA,
  SLOT_DATA,
  NOTES_DATA,
  FEED_DATA,
  REMINDER_DATA,
  GACHA_DATA,
]
