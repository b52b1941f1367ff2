import { use } from 'react'
import type { ScreenSource } from '#web/app/screen-source'

/** Suspends until the screen has been loaded. */
export function Loaded({ source }: { source: ScreenSource }) {
  const Present = source.atHand() ?? use(source.load())
  return <Present />
}
