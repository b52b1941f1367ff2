import { useTranslations } from 'use-intl'
import { ChannelName } from '#web/features/reminders/rules/channel-name.tsx'
import { LeadMenu } from '#web/features/reminders/rules/lead-menu.tsx'
import styles from '#web/features/reminders/rules/rules.module.css'
import type { RulesProps } from '#web/features/reminders/rules/rules-props'
import { SavedMark } from '#web/features/reminders/rules/saved-mark.tsx'
import { canCarry } from '#web/features/reminders/rules/table-keys'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** One block per kind of reminder, with a button per channel. (REM-41) */
export function RuleBlocks({ overview, words, channels, kinds, isOn, onToggle, onLead }: RulesProps) {
  const t = useTranslations('reminders')
  const { rules } = overview.settings

  return (
    <ul aria-label={t('remindMe')}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.block}>
          <Row gap={8} className={styles.head}>
            <Text as="h3" kind="strong" grow className={styles.blocksTitle}>
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
          <Grid gap={6} className={styles.toggles}>
            {channels
              .filter((channel) => canCarry({ kind, channel }))
              .map((channel) => (
                <Stack
                  as={Pressable}
                  gap={2}
                  align="center"
                  justify="center"
                  key={channel}
                  className={styles.toggle}
                  aria-label={words.box(kind, channel)}
                  aria-pressed={isOn({ kind, channel })}
                  onClick={() => onToggle({ kind, channel })}
                >
                  <ChannelName channel={channel} size={16} overview={overview} words={words} />
                </Stack>
              ))}
          </Grid>
        </li>
      ))}
    </ul>
  )
}
