import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { cancelImport, getImportTask, startImport } from '@ephemeris/contract/gacha/gacha-import'
import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords, listRecords } from '@ephemeris/contract/gacha/gacha-records'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { listUids, nameUid, revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import { KIB_OF_PULL } from '#server/db/limits/account-space'
import { storeAsNewcomer } from '#server/db/limits/newcomer-space'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import type { Seal } from '#server/platform/secrets/seal'
import { offerExport } from './export.service.ts'
import { confirmPreview, previewOf } from './file/file.service.ts'
import { enqueueImport } from './import/start-import.service.ts'
import { cancelTask, taskOf } from './import/task.service.ts'
import { coverageFor } from './ledger/coverage.service.ts'
import { clearPulls, revokeAccount } from './ledger/remove.service.ts'
import { recordsOf } from './records.service.ts'
import { statisticsOf } from './statistics/statistics.service.ts'
import { nameAccount, uidsOf } from './uids.service.ts'
import { ledgerOf, undoEntry } from './undo/undo.service.ts'

interface GachaParts {
  readonly seal: Seal
  /** Of this product, for files. */
  readonly appVersion: string
  /** Has the waiting jobs looked at now. */
  readonly wake: () => void
}

export function gachaRoutes(api: Api, deps: Deps, { seal, appVersion, wake }: GachaParts): void {
  api.on(listUids, (_, { id }) => uidsOf(deps, id))
  api.on(nameUid, (naming, user) => nameAccount(deps, user, naming))
  api.on(revokeUid, async (account, user) => {
    await revokeAccount(deps, user, account)
    return null
  })

  api.on(listRecords, (query, { id }) => recordsOf(deps, id, query))
  api.on(clearRecords, async (account, user) => ({ deleted: await clearPulls(deps, user, account) }))
  api.on(getPullStatistics, (account, { id }, { network }) => statisticsOf(deps, { id, network }, account))
  api.on(getCoverage, (account, { id }) => coverageFor(deps, id, account))
  api.onFile(exportPulls, (query, { id }) => offerExport(deps, { userId: id, appVersion }, query))

  api.on(startImport, async (order, user, { address }) => {
    const task = await enqueueImport({ ...deps, seal }, order, { user, address })
    wake()
    return task
  })
  api.on(getImportTask, ({ taskId }, { id }) => taskOf(deps, { userId: id, taskId }))
  api.on(cancelImport, ({ taskId }, user) => cancelTask(deps, user, taskId))

  api.on(previewFile, (file, user, { network }) => previewOf(deps, { ...user, network }, file))
  api.on(confirmFile, (confirmation, user, origin) =>
    storeAsNewcomer(deps, { id: user.id, origin }, async () => {
      const stored = await confirmPreview(deps, { ...user, network: origin.network }, confirmation)
      return { stored, kib: stored.reduce((sum, { added }) => sum + 1 + KIB_OF_PULL * added, 0) }
    }),
  )
  api.on(listImports, (account, { id }) => ledgerOf(deps, id, account))
  api.on(undoImport, ({ importId }, user, { network }) => undoEntry(deps, { ...user, network }, importId))
}
