import { GachaOverview } from '#web/features/gacha/overview/gacha-overview.tsx'
import { RecordsPage } from '#web/features/gacha/records/records-page.tsx'

export function GachaScreen() {
  return <GachaOverview />
}

export function GachaRecordsScreen() {
  return <RecordsPage />
}
