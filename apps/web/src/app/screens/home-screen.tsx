import { pathOf } from '#web/app/routes'
import { Home } from '#web/features/home/home.tsx'

export function HomeScreen() {
  return <Home pullHistoryPath={pathOf('gacha')} />
}
