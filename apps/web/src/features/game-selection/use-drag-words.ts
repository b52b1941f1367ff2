import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import type { Game } from '@ephemeris/core/games/game'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useGameName } from '#web/i18n/use-game-name'

/** What is said while a game is dragged by keyboard. */
export function useDragWords(games: readonly Game[]): NonNullable<DndContextProps['accessibility']> {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const lastPlace = useRef<UniqueIdentifier | null>(null)

  function wordsFor(id: UniqueIdentifier, place: UniqueIdentifier | undefined) {
    const game = games.find((other) => other.id === id)
    const placeIndex = games.findIndex((other) => other.id === (place ?? id))
    return { game: game ? nameOf(game) : String(id), place: placeIndex + 1, count: games.length }
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id
      return t('games.picked', wordsFor(active.id, undefined))
    },
    // A game just picked up lies over its own place: to say so would cut the words of the start short.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastPlace.current) return undefined
      lastPlace.current = over.id
      return t('games.placed', wordsFor(active.id, over.id))
    },
    onDragEnd: ({ active, over }) => t('games.placed', wordsFor(active.id, over?.id)),
    onDragCancel: ({ active }) => t('games.cancelled', { game: wordsFor(active.id, undefined).game }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('games.instructions') } }
}
