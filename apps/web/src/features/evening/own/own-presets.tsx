import type { GameId } from '@ephemeris/core/games/game'
import { type OwnEntry, readOwnEntry } from '@ephemeris/core/own/own-entry'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { formatInstant } from '@ephemeris/core/time/instant'
import { OWN_PRESETS, type OwnPreset } from '@ephemeris/gamedata/timeline/own-presets'
import { useTranslations } from 'use-intl'
import type { DraftClock } from '#web/features/evening/own/own-draft'
import { useDevice } from '#web/state/device'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface OwnPresetsProps {
  gameId: GameId
  place: DraftClock
  onChoose: (entry: OwnEntry) => void
}

/** The chores of a game, added by one press, each once: without what stands there or in the plan. (OWN-6) */
export function OwnPresets({ gameId, place, onChoose }: OwnPresetsProps) {
  const t = useTranslations('own')
  const own = useDevice((device) => device.own)
  const owners = usePlanOwners()
  const { passUntil } = readAccountPlan(owners.plan, planAccountOf(gameId, owners))
  const entries = Object.values(own).map(readOwnEntry)
  // An entry does not keep the preset that it came from: it is found by its title.
  const isThere = (id: OwnPreset['id']) =>
    (id === 'pass' && passUntil !== null && passUntil > place.now) ||
    entries.some((entry) => entry?.gameId === gameId && entry.title === t(`presets.${id}`))
  const presets = (OWN_PRESETS[gameId] ?? []).filter(({ id }) => !isThere(id))

  function choose({ id, time }: OwnPreset): void {
    const since = formatInstant(place.now)
    const entry = readOwnEntry({
      title: t(`presets.${id}`),
      gameId,
      time: time.unit === 'after' ? { ...time, since } : { ...time, clock: 'server' },
    })
    if (entry) onChoose(entry)
  }

  return (
    presets.length > 0 && (
      <Stack gap={6} as="section" aria-label={t('quick')}>
        <Text kind="note" weight="medium">
          {t('quick')}
        </Text>
        <Row wrap gap={6} rowGap={6}>
          {presets.map((preset) => (
            <Button key={preset.id} onClick={() => choose(preset)}>
              {t(`presets.${preset.id}`)}
            </Button>
          ))}
        </Row>
      </Stack>
    )
  )
}
