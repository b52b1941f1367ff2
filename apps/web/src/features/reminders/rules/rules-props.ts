import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import type { ChannelId, LeadHours, ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import type { MatrixCell } from '#web/features/reminders/rules/table-keys'
import type { RuleWords } from '#web/features/reminders/rules/use-rule-words'

/** What both forms of the rules show and do. */
export interface RulesProps {
  overview: ReminderOverview
  words: RuleWords
  /** Those that are set up. */
  channels: readonly ChannelId[]
  /** Those that one of the channels can carry. */
  kinds: readonly ReminderKind[]
  isOn: (cell: MatrixCell) => boolean
  onToggle: (cell: MatrixCell) => void
  onLead: (kind: MatrixCell['kind'], leadHours: LeadHours) => void
}
