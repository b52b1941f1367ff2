import { HomeTonight } from '#web/app/screens/home-tonight.tsx'
import { Home } from '#web/features/home/home.tsx'

export function HomeScreen() {
  return <Home tonight={<HomeTonight />} />
}
