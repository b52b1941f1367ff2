import * as calls from '@ephemeris/contract/handoff'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { collectLink, endHandoff, startHandoff } from './handoff.service.ts'
import { acceptHandoff, declineHandoff, receiveLink, statusOfHandoff } from './handoff-sender.service.ts'

export function handoffRoutes(api: Api, deps: Deps): void {
  api.on(calls.makeHandoff, (_input, user, caller) => startHandoff(deps, user, caller))
  api.on(calls.checkHandoff, (proof) => collectLink(deps, proof))
  api.on(calls.cancelHandoff, async (proof) => {
    await endHandoff(deps, proof)
    return null
  })
  api.on(calls.openHandoff, ({ handoffId }, _user, caller) => acceptHandoff(deps, handoffId, caller))
  api.on(calls.sendHandoff, async (sent, _user, caller) => {
    await receiveLink(deps, sent, caller)
    return null
  })
  api.on(calls.followHandoff, ({ handoffId }) => statusOfHandoff(deps, handoffId))
  api.on(calls.refuseHandoff, async ({ handoffId }, _user, caller) => {
    await declineHandoff(deps, handoffId, caller)
    return null
  })
}
