import { findAnyLink } from '@ephemeris/core/handoff/handoff-content'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { chooseGame } from '#web/state/pulls/pull-choice'

/** Chooses the game whose link was shared, if there is one. */
export function chooseSharedGame(text: string): void {
  if (text === '') return
  const link = findAnyLink(text, LINK_BOOK)
  if (link.ok) chooseGame(link.gameId)
}
