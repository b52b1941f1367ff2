import { getOwnView } from '@ephemeris/contract/open/open-me'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { createIncomeBases } from './income-bases.ts'
import { ownViewOf } from './own-view.service.ts'

export function ownViewRoutes(api: Api, deps: Deps, catalogue: Catalogue): void {
  const baseOf = createIncomeBases(catalogue)
  api.onPrivate(getOwnView, (query, reader, { network }) =>
    ownViewOf(deps, { catalogue, baseOf }, { query, caller: { id: reader.id, network } }),
  )
}
