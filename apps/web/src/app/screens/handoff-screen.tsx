import { HandoffPage } from '#web/features/handoff/handoff-page.tsx'

export function HandoffScreen() {
  return <HandoffPage />
}
