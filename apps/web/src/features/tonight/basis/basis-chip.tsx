import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useStopOptions } from '#web/features/tonight/basis/stop-options'
import { useClockText } from '#web/features/tonight/basis/use-clock-text'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { setPlaysUntil, usePlaysUntil } from '#web/state/plan/plans'
import { useIsServerInDoubt, useServerZone } from '#web/state/server-zone'
import { Select } from '#web/ui/control/select.tsx'
import { ChipFold } from '#web/ui/disclosure/chip-fold.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface BasisChipProps {
  state: TonightState
  /** Whose times these are, until a server was chosen. */
  serverLine?: ReactNode
  /** What else it says when open. */
  children?: ReactNode
}

/** What tonight assumes, in one chip: until when the player plays, and on whose clock. Open, it changes that. (TON-8, TON-9, ZONE-5) */
export function BasisChip({ state, serverLine, children }: BasisChipProps) {
  const t = useTranslations('tonight')
  const shell = useTranslations('shell')
  const words = useTonightWords()
  const zone = useServerZone()
  const isInDoubt = useIsServerInDoubt() && serverLine !== undefined
  const clock = useClockText(state)
  const time = usePlaysUntil()
  const options = useStopOptions(time)
  const id = useId()
  const label = [
    t('until', { time: words.time(state.evening.stopsAt) }),
    clock === null ? null : t('clock.mine'),
    isInDoubt ? shell(`server.names.${zone}`) : null,
  ]

  return (
    <ChipFold label={label.filter((part) => part !== null).join(' · ')}>
      <Row wrap gap={8} rowGap={2} text="note">
        <label htmlFor={id}>{t('evening.until')}</label>
        <Select id={id} size="sm" options={options} value={time} onChange={setPlaysUntil} />
      </Row>
      {clock !== null && (
        <Text kind="note" as="p">
          {clock}
        </Text>
      )}
      {serverLine}
      {children}
    </ChipFold>
  )
}
