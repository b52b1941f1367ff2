import { isGameId } from '@ephemeris/core/games/game'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/gacha.module.css'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { chooseGame, useChoice } from '#web/state/pulls/pull-choice'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

/** The game whose pulls are shown; on phones and in low windows its sign alone. */
export function GameSelect() {
  const t = useTranslations('gacha')
  const id = useId()
  const { gameId } = useChoice()
  const names = useGameNames()

  return (
    <Row as="span" inline className={styles.game}>
      <label className="visually-hidden" htmlFor={id}>
        {t('game')}
      </label>
      <GameGlyph game={gameId} size={18} />
      <Select
        id={id}
        options={names.map(({ id: value, name: label }) => ({ value, label }))}
        value={gameId}
        onChange={(chosen) => isGameId(chosen) && chooseGame(chosen)}
      />
    </Row>
  )
}
