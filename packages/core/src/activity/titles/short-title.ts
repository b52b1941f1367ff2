import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import { LANGUAGES, languageRow, type PartialText } from '../../language/language.ts'

/**
 * The short titles of an event, in the languages in which it has one: some games write behind a colon what the event is
 * about, and in Latin letters a bar has no room for that. (ACT-9)
 */
export function shortEventTitles(title: PartialText, gameId: GameId): PartialText {
  if (!traitsOf(gameId).explainsEventTitles) return {}
  return Object.fromEntries(
    LANGUAGES.filter((language) => languageRow(language).script === 'latin').flatMap((language) => {
      const name = nameBeforeColon(title[language] ?? '')
      return name ? [[language, name]] : []
    }),
  )
}

function nameBeforeColon(title: string): string | undefined {
  return title.includes('"') ? undefined : /^([^:]+):/.exec(title)?.[1]?.trim()
}
