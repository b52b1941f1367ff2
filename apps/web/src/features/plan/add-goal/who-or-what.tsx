import { isCharacter, nameKey } from '@ephemeris/core/gacha/facts'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { PLAN_LIMITS } from '@ephemeris/core/plan/stored/player-plan'
import { useTranslations } from 'use-intl'
import type { GoalDraft } from '#web/features/plan/add-goal/goal-draft'
import { characterPoolOf, weaponPoolOf } from '#web/features/plan/add-goal/use-offered-goals'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

interface WhoOrWhatProps {
  draft: GoalDraft
  situation: PlanSituation
  onDraft: (draft: GoalDraft) => void
}

type Kind = 'character' | 'weapon'

/** Anyone who comes in a banner that is not announced: a name of the facts finds its pool, any other name is kept. */
export function WhoOrWhat({ draft, situation, onDraft }: WhoOrWhatProps) {
  const t = useTranslations('plan')
  const pools: Readonly<Record<Kind, string | null>> = {
    character: characterPoolOf(situation),
    weapon: weaponPoolOf(situation),
  }
  const kind: Kind = draft.poolId === pools.weapon ? 'weapon' : 'character'
  const { items, itemsByName } = situation.index

  function write(text: string): void {
    const found = itemsByName.get(nameKey(text))
    const item = found?.rank === 5 ? found : null
    const itemKind = item && (isCharacter(situation.index, item.type) ? 'character' : 'weapon')
    const poolId = (itemKind && pools[itemKind]) ?? draft.poolId
    onDraft({ ...draft, poolId, itemId: item?.id ?? null, name: text === '' ? null : text })
  }

  const known = draft.itemId === null ? undefined : items.get(draft.itemId)
  return (
    <Stack gap={10} padY={6}>
      <TextField
        label={t('add.who')}
        value={draft.name ?? known?.name.en ?? ''}
        maxLength={PLAN_LIMITS.name}
        autoComplete="off"
        onChange={write}
      />
      <SegmentedControl
        label={t('add.kind')}
        segments={[
          { value: 'character', label: t('add.character') },
          { value: 'weapon', label: t('add.weapon') },
        ]}
        value={kind}
        onChange={(chosen: Kind) => onDraft({ ...draft, poolId: pools[chosen] ?? draft.poolId })}
      />
    </Stack>
  )
}
