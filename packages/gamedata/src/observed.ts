import type { GameId } from '@ephemeris/core/games/game'
import observed from '../data/observed.json' with { type: 'json' }
import type { ByGame } from './by-game.ts'
import { Row } from './row.ts'

export interface Observed {
  /** The last day `2026-10-09` of which anything was seen. */
  readonly until: string
  /** How long the game's versions usually last; for expectations only, real lengths vary from 28 to 58 days. */
  readonly versionDays: number
}

const file = new Row(observed, 'observed.json')

export const OBSERVED: ByGame<Observed> = {
  genshin: readObserved('genshin'),
  starrail: readObserved('starrail'),
  zenless: readObserved('zenless'),
  wuthering: readObserved('wuthering'),
}

function readObserved(game: GameId): Observed {
  const row = file.row(game)
  return { until: row.text('until'), versionDays: row.number('versionDays') }
}
