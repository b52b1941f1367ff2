import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { cycleName } from './cycle-name.ts'
import { INCOME } from './income.ts'

const OWN_NAMES = [
  'daily_commissions',
  'daily_training',
  'daily_engagement',
  'daily_activity',
  'weekly_points',
] as const
const TOPIC_NAMES = ['daily', 'weekly', 'shop', 'battle_pass', 'pass'] as const

/** In the texts of Tonight. */
type ResetName = (typeof OWN_NAMES)[number] | (typeof TOPIC_NAMES)[number] | 'other'

/** What a reset is called that the timeline does not show. @param textOf the word of a kind of reset in `language` */
export function resetNameOf(
  { gameId, sourceIds: [id] }: { readonly gameId: GameId; readonly sourceIds: readonly string[] },
  language: Language,
  textOf: (name: ResetName) => string,
): string {
  const source = INCOME[gameId].sources.find((one) => one.id === id)
  const own = OWN_NAMES.find((name) => name === id)
  if (own) return textOf(own)
  const cycle = source?.cadence.unit === 'cycle' ? cycleName(gameId, source.cadence.cycle, language) : null
  return cycle ?? textOf(TOPIC_NAMES.find((topic) => topic === source?.topic) ?? 'other')
}
