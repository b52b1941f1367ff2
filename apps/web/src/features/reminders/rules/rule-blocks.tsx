import { useTranslations } from 'use-intl'
import { ChannelName } from '#web/features/reminders/rules/channel-name.tsx'
import { LeadMenu } from '#web/features/reminders/rules/lead-menu.tsx'
import type { RulesProps } from '#web/features/reminders/rules/rules-props'
import { SavedMark } from '#web/features/reminders/rules/saved-mark.tsx'
import { canCarry } from '#web/features/reminders/rules/table-keys'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** One block per kind of reminder, with a button per channel. (REM-41) */
export function RuleBlocks({ overview, words, channels, kinds, isOn, onToggle, onLead }: RulesProps) {
  const t = useTranslations('reminders')
  const { rules } = overview.settings

  return (
    <Stack as="ul" divided aria-label={t('remindMe')}>
      {kinds.map((kind) => (
        <Stack as="li" padY={10} key={kind}>
          <Row gap={8}>
            <Text as="h3" kind="strong" grow>
              {words.title(kind)}
            </Text>
            <SavedMark part={kind} />
            <LeadMenu
              kind={kind}
              hours={rules[kind].leadHours}
              words={words}
              onChoose={(hours) => onLead(kind, hours)}
            />
          </Row>
          <Text as="p" kind="note">
            {words.hint(kind)}
          </Text>
          <Row gap={8} padY={8} wrap>
            {channels
              .filter((channel) => canCarry({ kind, channel }))
              .map((channel) => (
                <ToggleChip
                  key={channel}
                  aria-label={words.box(kind, channel)}
                  isPressed={isOn({ kind, channel })}
                  onClick={() => onToggle({ kind, channel })}
                >
                  <ChannelName channel={channel} size={16} overview={overview} words={words} />
                </ToggleChip>
              ))}
          </Row>
        </Stack>
      ))}
    </Stack>
  )
}
