import { TonightPage } from '#web/features/tonight/tonight-page.tsx'

export function TonightScreen() {
  return <TonightPage />
}
