import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'

/** What the words of an operator are: labels above a period, words for a kind of notice, or other names of a cycle. */
export const WORD_USES = ['labels', 'banners', 'events', 'challenges', 'versions', 'leftOut'] as const

/** Plain words by use, or by the id of the recurring challenge that they name. */
export type GameWords = Readonly<Record<string, readonly string[]>>
/** Words that an operator adds without a release. (ANN-79) */
export type OwnWords = Readonly<Partial<Record<GameId, GameWords>>>

const LENGTH = { least: 2, most: 60 }
const MOST_WORDS = 100

/** Words as an operator or another instance writes them; what is wrong is left out, with a sentence for each fault. */
export function readOwnWords(value: unknown): { readonly words: OwnWords; readonly faults: readonly string[] } {
  const faults: string[] = []
  if (!isRecord(value)) return { words: {}, faults: ['the file is no JSON object of games'] }
  const words = Object.entries(value).flatMap(([game, uses]) => {
    const gameId = GAME_IDS.find((one) => one === game)
    if (gameId === undefined) faults.push(`"${game.slice(0, 40)}" is none of ${GAME_IDS.join(', ')}`)
    else if (!isRecord(uses)) faults.push(`${gameId} is no JSON object`)
    else return [[gameId, wordsOf(gameId, uses, faults)] as const]
    return []
  })
  return { words: Object.fromEntries(words), faults }
}

function wordsOf(gameId: GameId, uses: Readonly<Record<string, unknown>>, faults: string[]): GameWords {
  const known: readonly string[] = [...WORD_USES, ...CYCLES[gameId].map(({ id }) => id)]
  const read = Object.entries(uses).flatMap(([use, list]) => {
    const where = `${gameId} ${use.slice(0, 40)}`
    if (!known.includes(use)) faults.push(`${where} is none of ${known.join(', ')}`)
    else if (!Array.isArray(list)) faults.push(`${where} is no list of words`)
    else {
      const words = list.slice(0, MOST_WORDS).filter(isWord)
      if (words.length < list.length) {
        const { least, most } = LENGTH
        faults.push(
          `${where}: ${list.length - words.length} of ${list.length} are no words of ${least} to ${most} characters, or are more than ${MOST_WORDS}`,
        )
      }
      return [[use, words] as const]
    }
    return []
  })
  return Object.fromEntries(read)
}

function isWord(word: unknown): word is string {
  if (typeof word !== 'string') return false
  const { length } = word.trim()
  return length >= LENGTH.least && length <= LENGTH.most && /\p{L}/u.test(word)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The words of several lists, each once. */
export function joinWords(lists: readonly OwnWords[]): OwnWords {
  const games = GAME_IDS.flatMap((gameId) => {
    const all = lists.flatMap((words) => Object.entries(words[gameId] ?? {}))
    const uses = [...new Set(all.map(([use]) => use))]
    const joined = uses.map((use) => [use, [...new Set(all.flatMap(([of, words]) => (of === use ? words : [])))]])
    return joined.length > 0 ? [[gameId, Object.fromEntries(joined)] as const] : []
  })
  return Object.fromEntries(games)
}
