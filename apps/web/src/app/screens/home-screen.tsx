import { pathOf } from '#web/app/routes'
import { HomeTonight } from '#web/app/screens/home-tonight.tsx'
import { Home } from '#web/features/home/home.tsx'

export function HomeScreen() {
  return <Home pullHistoryPath={pathOf('gacha')} tonight={<HomeTonight />} />
}
