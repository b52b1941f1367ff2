import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import {
  type ChannelId,
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  type ReminderKind,
  type ReminderRule,
  type ReminderSettings,
} from '@ephemeris/core/reminders/reminder-settings'
import { channelsSetUp } from '#web/features/reminders/channel-state'
import { RuleBlocks } from '#web/features/reminders/rules/rule-blocks.tsx'
import { RuleTable } from '#web/features/reminders/rules/rule-table.tsx'
import type { RulesProps } from '#web/features/reminders/rules/rules-props'
import { canCarry, type MatrixCell } from '#web/features/reminders/rules/table-keys'
import { useRuleWords } from '#web/features/reminders/rules/use-rule-words'
import { useSettingsChange } from '#web/features/reminders/use-reminders'
import { useWindow } from '#web/lib/page/media'

/** What is reminded of, and where: a table, on narrow screens and with large texts a block per row. (REM-41) */
export function ReminderRules({ overview }: { overview: ReminderOverview }) {
  const isWide = !useWindow('phone')
  const words = useRuleWords(overview)
  const { mutate } = useSettingsChange()
  const { rules } = overview.settings
  const setUp = channelsSetUp(overview)
  const isOn = ({ kind, channel }: MatrixCell) => rules[kind].channels.includes(channel)

  const props: RulesProps = {
    overview,
    words,
    channels: setUp,
    kinds: REMINDER_KINDS.filter((kind) => setUp.some((channel) => canCarry({ kind, channel }))),
    isOn,
    onToggle: (cell) => {
      const change = { ...cell, isOn: !isOn(cell) }
      mutate({ part: cell.kind, apply: (settings) => withChannel(settings, change) })
    },
    onLead: (kind, leadHours) => mutate({ part: kind, apply: (settings) => withRule(settings, kind, { leadHours }) }),
  }
  return isWide ? <RuleTable {...props} /> : <RuleBlocks {...props} />
}

/** A channel joins a rule or leaves it, whatever else of the rule has changed meanwhile. */
function withChannel(
  settings: ReminderSettings,
  { kind, channel, isOn }: { kind: ReminderKind; channel: ChannelId; isOn: boolean },
): ReminderSettings {
  const { channels } = settings.rules[kind]
  return withRule(settings, kind, {
    channels: REMINDER_CHANNELS.filter((one) => (one === channel ? isOn : channels.includes(one))),
  })
}

function withRule(settings: ReminderSettings, kind: ReminderKind, change: Partial<ReminderRule>): ReminderSettings {
  return { ...settings, rules: { ...settings.rules, [kind]: { ...settings.rules[kind], ...change } } }
}
