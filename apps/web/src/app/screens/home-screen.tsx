import { HomeTonight } from '#web/app/screens/home-tonight.tsx'
import { Home } from '#web/features/home/home.tsx'
import { ServerLine } from '#web/features/preferences/server-line.tsx'

export function HomeScreen() {
  return <Home tonight={<HomeTonight />} serverLine={<ServerLine />} />
}
