import type { Migration } from 'kysely'
import { catalogue } from './001-catalogue.ts'
import { accounts } from './002-accounts.ts'
import { votes } from './003-votes.ts'
import { qrLogin } from './005-qr-login.ts'
import { cloudSlots } from './006-cloud-slots.ts'
import { identities } from './008-identities.ts'
import { pullLedger } from './009-pull-ledger.ts'
import { announcements } from './012-announcements.ts'
import { calendarFeeds } from './013-calendar-feeds.ts'
import { privateFeeds } from './014-private-feeds.ts'
import { catalogueSources } from './015-catalogue-sources.ts'
import { toldTimes } from './016-told-times.ts'
import { handoffs } from './017-handoffs.ts'
import { undoings } from './018-undoings.ts'
import { reminders } from './019-reminders.ts'
import { feedTokens } from './022-feed-tokens.ts'
import { failedPlans } from './023-failed-plans.ts'
import { jobLanes } from './024-job-lanes.ts'
import { ownedBySessions } from './025-owned-by-sessions.ts'
import { jobPlaces } from './026-job-places.ts'
import { playerNotes } from './027-player-notes.ts'
import { gameServers } from './028-game-servers.ts'
import { pullsByPool } from './029-pulls-by-pool.ts'
import { reportedLanguages } from './030-reported-languages.ts'
import { mailsRefusedWrongly } from './031-mails-refused-wrongly.ts'
import { jobLanePlaces } from './032-job-lane-places.ts'
import { sweptByAge } from './033-swept-by-age.ts'
import { invitations } from './034-invitations.ts'
import { usernameSkeletons } from './035-username-skeletons.ts'
import { launchers } from './036-launchers.ts'
import { codes } from './037-codes.ts'
import { accessTokens } from './038-access-tokens.ts'
import { shownPages } from './039-shown-pages.ts'
import { shortLoginCodes } from './040-short-login-codes.ts'

/** Applied in the order of their names; what has been released is never edited or renamed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-catalogue': catalogue,
  '002-accounts': accounts,
  '003-votes': votes,
  '005-qr-login': qrLogin,
  '006-cloud-slots': cloudSlots,
  '008-identities': identities,
  '009-pull-ledger': pullLedger,
  '012-announcements': announcements,
  '013-calendar-feeds': calendarFeeds,
  '014-private-feeds': privateFeeds,
  '015-catalogue-sources': catalogueSources,
  '016-told-times': toldTimes,
  '017-handoffs': handoffs,
  '018-undoings': undoings,
  '019-reminders': reminders,
  '022-feed-tokens': feedTokens,
  '023-failed-plans': failedPlans,
  '024-job-lanes': jobLanes,
  '025-owned-by-sessions': ownedBySessions,
  '026-job-places': jobPlaces,
  '027-player-notes': playerNotes,
  '028-game-servers': gameServers,
  '029-pulls-by-pool': pullsByPool,
  '030-reported-languages': reportedLanguages,
  '031-mails-refused-wrongly': mailsRefusedWrongly,
  '032-job-lane-places': jobLanePlaces,
  '033-swept-by-age': sweptByAge,
  '034-invitations': invitations,
  '035-username-skeletons': usernameSkeletons,
  '036-launchers': launchers,
  '037-codes': codes,
  '038-access-tokens': accessTokens,
  '039-shown-pages': shownPages,
  '040-short-login-codes': shortLoginCodes,
}
