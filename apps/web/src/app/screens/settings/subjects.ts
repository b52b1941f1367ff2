import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Clock from 'lucide-react/icons/clock'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Palette from 'lucide-react/icons/palette'
import Smartphone from 'lucide-react/icons/smartphone'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentType } from 'react'
import { AccountPanel } from '#web/app/account/account-panel.tsx'
import type { SubjectId } from '#web/app/screens/settings/subject-ids'
import { GamesCard } from '#web/features/game-selection/games-card.tsx'
import { AppearanceCard } from '#web/features/preferences/appearance-card.tsx'
import { DeviceCard } from '#web/features/preferences/device-card.tsx'
import { TimeCard } from '#web/features/preferences/time-card.tsx'
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'

interface Subject {
  readonly icon: LucideIcon
  readonly Part: ComponentType<Highlightable>
}

export const SUBJECTS: Readonly<Record<SubjectId, Subject>> = {
  games: { icon: Gamepad2, Part: GamesCard },
  reminders: { icon: Bell, Part: RemindersCard },
  account: { icon: UserRound, Part: AccountPanel },
  time: { icon: Clock, Part: TimeCard },
  look: { icon: Palette, Part: AppearanceCard },
  device: { icon: Smartphone, Part: DeviceCard },
}
