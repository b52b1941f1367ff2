import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Globe from 'lucide-react/icons/globe'
import Palette from 'lucide-react/icons/palette'

export interface Feature {
  /** Key of its texts under `home.features`. */
  readonly id: 'games' | 'reminders' | 'zones' | 'interface'
  readonly icon: LucideIcon
}

/** What the carousel goes through, in this order. (HOME-5) */
export const FEATURES: readonly [Feature, ...Feature[]] = [
  { id: 'games', icon: CalendarRange },
  { id: 'reminders', icon: Bell },
  { id: 'zones', icon: Globe },
  { id: 'interface', icon: Palette },
]
