import type { GameId } from '@ephemeris/core/games/game'
import { type OwnEntry, readOwnEntry } from '@ephemeris/core/own/own-entry'
import { formatInstant } from '@ephemeris/core/time/instant'
import { OWN_PRESETS, type OwnPreset } from '@ephemeris/gamedata/timeline/own-presets'
import { useTranslations } from 'use-intl'
import type { DraftClock } from '#web/features/evening/own/own-draft'
import { useDevice } from '#web/state/device'
import { useActivityWords } from '#web/state/words/activity-words'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface OwnPresetsProps {
  games: readonly GameId[]
  place: DraftClock
  onChoose: (entry: OwnEntry) => void
}

/** The chores of each game, added by one press, each once. (OWN-6) */
export function OwnPresets({ games, place, onChoose }: OwnPresetsProps) {
  const t = useTranslations('own')
  const words = useActivityWords()
  const own = useDevice((device) => device.own)
  const entries = Object.values(own).map(readOwnEntry)

  function choose(gameId: GameId, { id, time }: OwnPreset): void {
    const since = formatInstant(place.now)
    const entry = readOwnEntry({
      title: t(`presets.${id}`),
      gameId,
      time: time.unit === 'after' ? { ...time, since } : { ...time, clock: 'server' },
    })
    if (entry) onChoose(entry)
  }

  /** By its title: an entry does not keep the preset that it came from. */
  function isThere(gameId: GameId, { id }: OwnPreset): boolean {
    return entries.some((entry) => entry?.gameId === gameId && entry.title === t(`presets.${id}`))
  }

  return (
    <Stack gap={8} as="section" aria-label={t('quick')}>
      {games.map((gameId) => (
        <Stack key={gameId} gap={4} role="group" aria-label={words.game(gameId)}>
          <Text kind="note" weight="medium">
            {words.game(gameId)}
          </Text>
          <Row wrap gap={6} rowGap={6}>
            {OWN_PRESETS[gameId]?.map((preset) => (
              <Button key={preset.id} disabled={isThere(gameId, preset)} onClick={() => choose(gameId, preset)}>
                {t(`presets.${preset.id}`)}
              </Button>
            ))}
          </Row>
        </Stack>
      ))}
    </Stack>
  )
}
