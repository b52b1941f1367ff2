import type { ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import type { LucideIcon } from 'lucide-react'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import Hourglass from 'lucide-react/icons/hourglass'
import Megaphone from 'lucide-react/icons/megaphone'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Sparkles from 'lucide-react/icons/sparkles'
import Timer from 'lucide-react/icons/timer'
import { type KeyboardEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { ChannelName } from '#web/features/reminders/rules/channel-name.tsx'
import { LeadMenu } from '#web/features/reminders/rules/lead-menu.tsx'
import styles from '#web/features/reminders/rules/rules.module.css'
import type { RulesProps } from '#web/features/reminders/rules/rules-props'
import { SavedMark } from '#web/features/reminders/rules/saved-mark.tsx'
import { canCarry, cellAfter, type MatrixCell } from '#web/features/reminders/rules/table-keys'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** One row per kind of reminder, one column per channel; arrows lead from box to box. (REM-41) */
export function RuleTable({ overview, words, channels, kinds, isOn, onToggle, onLead }: RulesProps) {
  const t = useTranslations('reminders')
  const id = useId()
  const { rules } = overview.settings
  const idOf = ({ kind, channel }: MatrixCell) => `${id}-${kind}-${channel}`

  function onKeyDown(event: KeyboardEvent, at: MatrixCell): void {
    const next = cellAfter(at, event.key, { kinds, channels })
    if (!next) return
    event.preventDefault()
    document.getElementById(idOf(next))?.focus()
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <Text as="th" kind="overline" scope="col" className={styles.corner}>
            {t('remindMe')}
          </Text>
          {channels.map((channel) => (
            <Text as="th" kind="note" key={channel} scope="col" className={styles.channel}>
              <ChannelName channel={channel} size={18} overview={overview} words={words} />
            </Text>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const Icon = RULE_ICONS[kind]
          return (
            <tr key={kind}>
              <th scope="row" className={styles.tableRow}>
                <Row as="span" gap={12} padY={10}>
                  <Text as={Icon} kind="quiet" size={18} strokeWidth={1.75} aria-hidden />
                  <Grid as="span" grow>
                    <Text kind="strong">{words.title(kind)}</Text>
                    <Text kind="note">{words.hint(kind)}</Text>
                  </Grid>
                  <SavedMark part={kind} />
                  <LeadMenu
                    kind={kind}
                    hours={rules[kind].leadHours}
                    words={words}
                    onChoose={(hours) => onLead(kind, hours)}
                  />
                </Row>
              </th>
              {channels.map((channel) => {
                const cell = { kind, channel }
                return (
                  <td key={channel} className={styles.cell}>
                    {canCarry(cell) && (
                      // The whole cell is the target.
                      <label className={styles.target} htmlFor={idOf(cell)}>
                        <Checkbox
                          id={idOf(cell)}
                          label={words.box(kind, channel)}
                          checked={isOn(cell)}
                          onChange={() => onToggle(cell)}
                          onKeyDown={(event) => onKeyDown(event, cell)}
                        />
                      </label>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const RULE_ICONS: Readonly<Record<ReminderKind, LucideIcon>> = {
  before_end: Hourglass,
  version_start: Megaphone,
  banner_start: Sparkles,
  goal_banner: Flag,
  new_code: Gift,
  code_ends: Timer,
  log_forgets: History,
}
