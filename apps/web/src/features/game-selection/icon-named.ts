import { CalendarDays, CircleDot, Gem, Layers, type LucideIcon, Swords } from 'lucide-react'

/** The catalogue names icons in the words of the Material Design set. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['numeric', Layers],
  ['update', Layers],
  ['calendar-star', CalendarDays],
  ['crystal-ball', Gem],
  ['sword-cross', Swords],
])

/** The icon of a kind of activity; a plain one for names that are not known. */
export function iconNamed(name: string): LucideIcon {
  return ICONS.get(name.replace(/^mdi-/, '')) ?? CircleDot
}
