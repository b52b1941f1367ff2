import { castVotes, listPolls, withdrawVotes } from '@ephemeris/contract/votes'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { castBallot, createCounts, pollsFor, withdrawBallot } from './votes.service.ts'

export function votesRoutes(api: Api, deps: Deps, catalogue: Catalogue): void {
  const parts = { ...deps, catalogue, counts: createCounts(deps.db) }

  api.on(listPolls, async (query, user) => ({
    polls: await pollsFor(parts, query, user?.id ?? null),
    isVoter: user !== null,
  }))
  api.on(castVotes, async (ballot, user) => {
    await castBallot(parts, user, ballot)
    return null
  })
  api.on(withdrawVotes, async (withdrawal, user) => {
    await withdrawBallot(parts, user, withdrawal)
    return null
  })
}
