import { LaterSharedPages } from '#web/features/account/own-data/later-shared-pages'
import { GachaOverview } from '#web/features/gacha/overview/gacha-overview.tsx'
import { RecordsView } from '#web/features/gacha/records/records-view.tsx'

export function GachaScreen() {
  return <GachaOverview Pages={LaterSharedPages} />
}

export function GachaRecordsScreen() {
  return <RecordsView />
}
