import type { ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import { Flag, History, Hourglass, type LucideIcon, Megaphone, Sparkles } from 'lucide-react'

export const RULE_ICONS: Readonly<Record<ReminderKind, LucideIcon>> = {
  before_end: Hourglass,
  version_start: Megaphone,
  banner_start: Sparkles,
  goal_banner: Flag,
  log_forgets: History,
}
