import { ServerLine } from '#web/features/preferences/server-line.tsx'
import { TonightPage } from '#web/features/tonight/tonight-page.tsx'

export function TonightScreen() {
  return <TonightPage serverLine={<ServerLine />} />
}
