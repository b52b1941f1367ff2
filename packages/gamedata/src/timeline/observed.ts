import { type ByGame, readKind } from '../by-game.ts'
import { GAME_FILES } from '../games/named-games.ts'
import { Row } from '../row.ts'

export interface Observed {
  /** The last day `2026-10-09` of which anything was seen. */
  readonly until: string
  /** How long the game's versions usually last; for expectations only, real lengths vary from 28 to 58 days. */
  readonly versionDays: number
}

export const OBSERVED: ByGame<Observed> = readKind(GAME_FILES, 'observed', (file, where) => {
  const row = new Row(file, where)
  return { until: row.text('until'), versionDays: row.number('versionDays') }
})
