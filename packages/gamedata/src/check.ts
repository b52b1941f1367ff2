import type { GameId } from '@ephemeris/core/games/game'
import type { ByGame } from './by-game.ts'
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

/** Something wrong with the facts: `where` is a row's id. */
export interface Fault {
  readonly gameId: GameId
  readonly where: string
  readonly message: string
}

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

/** Everything wrong with the facts; an empty list is a sound catalogue. (CAT-21) */
export function checkCatalogue(catalogue: ByGame<GameCatalogue> = CATALOGUE): Fault[] {
  return eachGame(catalogue).flatMap(([gameId, facts]) =>
    CHECKS.flatMap((check) => check(facts, gameId).map(([where, message]) => ({ gameId, where, message }))),
  )
}
