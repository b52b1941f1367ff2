import type { GotCost } from '@ephemeris/core/plan/goals/got-goal'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NumberField } from '#web/features/plan/owned/number-field.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** More than any goal takes. */
const MAX_PULLS = 2000

interface GotDialogProps {
  name: string
  onSave: (cost: GotCost) => void
  onClose: () => void
}

/** Asks what a goal cost, since the amounts and the pity of the plan follow from it. (PLAN-41) */
export function GotDialog({ name, onSave, onClose }: GotDialogProps) {
  const t = useTranslations('plan')
  const id = useId()
  const [kind, setKind] = useState<GotCost['kind']>('pulls')
  const [pulls, setPulls] = useState<number | null>(null)
  const cost: GotCost = kind !== 'pulls' ? { kind } : pulls === null ? { kind: 'unknown' } : { kind, pulls }

  return (
    <Dialog title={t('got.title', { name })} widthPx={440} onClose={onClose}>
      <Stack gap={12} align="start">
        <SegmentedControl
          label={t('got.cost')}
          segments={[
            { value: 'pulls', label: t('got.pulls') },
            { value: 'settled', label: t('got.settled') },
            { value: 'unknown', label: t('got.unknown') },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'pulls' && (
          <Row gap={12} justify="between" text="body" weight="medium">
            <label htmlFor={id}>{t('got.howMany')}</label>
            <NumberField
              id={id}
              value={pulls}
              max={MAX_PULLS}
              placeholder={t('owned.notSure')}
              onChange={setPulls}
              onClear={() => setPulls(null)}
            />
          </Row>
        )}
        <Text as="p" kind="hint">
          {t(
            cost.kind === 'settled' ? 'got.settledHint' : cost.kind === 'unknown' ? 'got.unknownHint' : 'got.pullsHint',
          )}
        </Text>
        <Text as="p" kind="hint">
          {t('got.anew')}
        </Text>
      </Stack>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" onClick={() => onSave(cost)}>
          {t('got.save')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
