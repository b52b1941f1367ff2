import { GAME_IDS } from '@ephemeris/core/games/game'
import { type ByGame, FACT_KINDS } from './by-game.ts'
import { CATALOGUE, eachGame, type GameCatalogue } from './catalogue.ts'
import type { Check } from './checks/check-kind.ts'
import { coherenceFaults } from './checks/coherence.ts'
import { idFaults } from './checks/ids.ts'
import { incomeFaults } from './checks/income.ts'
import { languageFaults } from './checks/languages.ts'
import { nameFaults } from './checks/names.ts'
import { referenceFaults } from './checks/references.ts'
import { ruleFaults } from './checks/rules.ts'
import { timeFaults } from './checks/times.ts'
import { translationFaults } from './checks/translations.ts'
import './codes.ts'
import './pulls/pull-logs.ts'
import './pulls/servers.ts'
import { shapeFaults } from './shape.ts'
import './timeline/observed.ts'

const CHECKS: readonly Check[] = [
  idFaults,
  timeFaults,
  referenceFaults,
  ruleFaults,
  incomeFaults,
  languageFaults,
  translationFaults,
  nameFaults,
  coherenceFaults,
]

/** Everything by which files differ from their shapes, one line each. (CAT-20) */
export function fileFaults(): readonly string[] {
  return FACT_KINDS.flatMap(({ name, files, shape }) =>
    GAME_IDS.flatMap((game) => shapeFaults(shape, files[game], `${game}/${name}.json`)),
  )
}

/** Everything wrong with the facts, one line each, with the id of the row; none: a sound catalogue. (CAT-21) */
export function checkCatalogue(catalogue: ByGame<GameCatalogue> = CATALOGUE): readonly string[] {
  return eachGame(catalogue).flatMap(([game, facts]) =>
    CHECKS.flatMap((check) => check(facts, game).map(([where, message]) => `${game} ${where}: ${message}`)),
  )
}
