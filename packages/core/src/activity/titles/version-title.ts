import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'

/** How a language writes the short titles of versions. */
export interface ShortVersionForms {
  readonly shortVersion: (game: string, version: string) => string
  /** `moon` counts from 1; `roman` is the same number. */
  readonly shortMoon: (parts: { readonly game: string; readonly moon: number; readonly roman: string }) => string
}

/**
 * "Genshin Impact - Version 5.8", in the form of one language. Of a major version that is called by moons, 6.0 is Luna
 * I, 6.7 Luna VIII. (ACT-11)
 *
 * @param game its name in the same language
 */
export function shortVersionTitle(
  { gameId, version }: { readonly gameId: GameId; readonly version: string },
  game: string,
  forms: ShortVersionForms,
): string {
  const moon = moonOf(version, traitsOf(gameId).moonVersion)
  const roman = moon === null ? undefined : ROMAN[moon - 1]
  return moon === null || roman === undefined
    ? forms.shortVersion(game, version)
    : forms.shortMoon({ game, moon, roman })
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** 1 for version 6.0; `null` for other versions; past the tenth moon, a version keeps its plain number. */
function moonOf(version: string, moonVersion: number | null): number | null {
  const [major, minor] = version.split('.').map(Number)
  return major === moonVersion && minor !== undefined ? minor + 1 : null
}
