import { hasLetterRanks } from '../../games/first-traits.ts'
import type { GameId } from '../../games/game.ts'

const LETTERS: Readonly<Record<string, string>> = { S: '4', A: '3', B: '2' }

/** The game's rank out of words: `S-Rank`, `S级`, `5★`, `(4-Star)`. Numbers stay. */
export function rankByText(gameId: GameId, text: string): string {
  if (/^\d?$/.test(text)) return text
  const letter = hasLetterRanks(gameId) ? /(?:^|[^A-Za-z])([SAB])(?![A-Za-z])/.exec(text)?.[1] : undefined
  if (letter !== undefined) return LETTERS[letter] ?? text
  return /[2-5]/.exec(text)?.[0] ?? text
}
