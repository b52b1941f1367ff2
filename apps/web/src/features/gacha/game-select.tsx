import { isGameId } from '@ephemeris/core/games/game'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { chooseGame, useChoice } from '#web/state/pulls/pull-choice'
import { Select } from '#web/ui/control/select.tsx'

/** The game whose pulls are shown. */
export function GameSelect() {
  const t = useTranslations('gacha')
  const id = useId()
  const { gameId } = useChoice()
  const names = useGameNames()

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('game')}
      </label>
      <Select
        id={id}
        options={names.map(({ id: value, name: label }) => ({ value, label }))}
        value={gameId}
        onChange={(chosen) => isGameId(chosen) && chooseGame(chosen)}
      />
    </>
  )
}
