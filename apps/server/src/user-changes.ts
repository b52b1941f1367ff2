import type { Deps, UserChanges } from './deps.ts'
import { endCodesOf } from './modules/qr-login/user-codes.service.ts'
import { endChannelsOf } from './modules/reminders/channels/channels.service.ts'
import { endSubscriptionsOf } from './modules/reminders/channels/push.service.ts'
import { replanUser } from './modules/reminders/replan.service.ts'
import { endVisitsOf } from './modules/social/visit.service.ts'

/** What follows from a change of a user, module by module. */
export function createUserChanges(clock: Deps['clock']): UserChanges {
  return {
    chosen: (transaction, userId) => replanUser(transaction, { clock }, userId),
    sessionEnded: endSubscriptionsOf,
    signInsEnded: async (transaction, userId, keptSessionId) => {
      await endCodesOf(transaction, userId)
      await endVisitsOf(transaction, userId)
      await endChannelsOf(transaction, userId, keptSessionId)
    },
  }
}
