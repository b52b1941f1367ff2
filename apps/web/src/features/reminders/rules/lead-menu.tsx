import { LEAD_HOURS, type LeadHours, type ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslations } from 'use-intl'
import type { RuleWords } from '#web/features/reminders/rules/use-rule-words'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface LeadMenuProps {
  kind: ReminderKind
  hours: LeadHours
  words: RuleWords
  onChoose: (hours: LeadHours) => void
}

/** How long before its moment a reminder comes; the evening email knows none. (REM-41) */
export function LeadMenu({ kind, hours, words, onChoose }: LeadMenuProps) {
  const t = useTranslations('reminders')
  const text = words.lead(kind, hours)

  return (
    <ChoiceMenu
      label={t('lead', { kind: words.title(kind), lead: text })}
      choices={LEAD_HOURS.map((lead) => ({ value: `${lead}`, label: words.lead(kind, lead) }))}
      value={`${hours}`}
      onChoose={(chosen) => {
        const lead = LEAD_HOURS.find((one) => `${one}` === chosen)
        if (lead !== undefined && lead !== hours) onChoose(lead)
      }}
      align="end"
    >
      <Text kind="link">{text}</Text>
      <ChevronDown size={13} strokeWidth={1.75} aria-hidden />
    </ChoiceMenu>
  )
}
