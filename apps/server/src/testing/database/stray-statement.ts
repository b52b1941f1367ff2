import { DISTRIBUTED_TABLES } from '#server/db/distribution/places'

const NAME = `"?(?:${DISTRIBUTED_TABLES.join('|')})"?(?![\\w"])`

/** Where a statement reads or changes rows of a user table; an INSERT of values always names its user. */
const TOUCH = new RegExp(`\\b(?:from|join|update|using)\\s+(?:only\\s+)?${NAME}`, 'gi')

/** A comparison of `user_id` with a parameter, a list of them, or the `user_id` of another table. */
const USER = /\buser_id"?\s*(?:=\s*(?:\$\d|any\s*\(|(?:"?\w+"?\.)"?user_id)|in\s*\()/gi

/** Whether a statement reads or changes rows of user tables without saying of which user, table by table. (OPS-82) */
export function isStray(statement: string): boolean {
  const touches = statement.match(TOUCH)?.length ?? 0
  const users = statement.match(USER)?.length ?? 0
  return touches > users
}

/** Which function may ask the rows of all users, and why. */
export const CROSSING: ReadonlyMap<string, string> = new Map([
  // What expires is removed for everybody, every ten minutes.
  ['deleteSessionsBefore', 'sweep'],
  ['deleteEmailTokensBefore', 'sweep'],
  ['deleteKnownDevicesBefore', 'sweep'],
  ['deleteVersionsBefore', 'sweep'],
  ['deleteMessagesBefore', 'sweep'],
  ['deleteSubscriptionsSeenBefore', 'sweep'],
  ['deleteTasksEndedBefore', 'sweep'],
  ['deleteExpiredPreviews', 'sweep'],
  ['deleteUndoingsBefore', 'sweep'],
  ['deleteLapsedPulls', 'sweep'],
  ['listRevokedBefore', 'sweep'],
  ['listTasksCreatedBefore', 'sweep'],
  // A token that an earlier version made.
  ['findUnnamedSession', 'earlier token'],
  ['findUnnamedEmailToken', 'earlier token'],
  ['findUnnamedFeed', 'earlier token'],
  // Reminders are planned for fifty due users at a time.
  ['listNewestSlots', 'batch'],
  ['listLedgersOf', 'batch'],
  ['listSentMessages', 'batch'],
  ['listSubscriptions', 'batch'],
  ['listWorkingWebhooks', 'batch'],
  ['insertMessages', 'batch'],
  // For /metrics.
  ['countRunningTasks', 'gauge'],
  // What everybody chose about an activity.
  ['countVotes', 'count'],
  // A browser belongs to the user who subscribed last, not to earlier ones.
  ['upsertSubscription', 'takeover'],
])
