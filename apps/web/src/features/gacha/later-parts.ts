import { later, laterLayer } from '#web/ui/part/later.tsx'

/** What shows pulls: who has none on the device loads none of it, nor the names of pools. */
export const LaterChartsCard = later(
  async () => (await import('#web/features/gacha/charts/charts-card.tsx')).ChartsCard,
)
export const LaterPullRecords = later(
  async () => (await import('#web/features/gacha/records/pull-records.tsx')).PullRecords,
)
export const LaterPoolSelect = later(async () => (await import('#web/features/gacha/pool-select.tsx')).PoolSelect)

export const LaterAccountsDialog = laterLayer(
  async () => (await import('#web/features/gacha/accounts/accounts-dialog.tsx')).AccountsDialog,
  ['gachaImport'],
)
export const LaterShareDialog = laterLayer(
  async () => (await import('#web/features/gacha/share/share-dialog.tsx')).ShareDialog,
  ['gachaShare'],
)
/** Offers what files brought before the login. */
export const LaterTransferNotice = later(
  async () => (await import('#web/features/gacha/device/transfer-notice.tsx')).TransferNotice,
  ['gachaImport'],
)
