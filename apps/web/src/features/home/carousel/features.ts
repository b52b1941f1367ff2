import { Bell, CalendarRange, Globe, type LucideIcon, Palette } from 'lucide-react'

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
