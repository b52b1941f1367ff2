import type { ListedPage } from '#web/app/routes'
import { useOwnGames } from '#web/state/games'

/** The address of a page that the navigation offers: of the almanacs, that of the player's first game. (SHELL-1) */
export function useListedPath(): (page: ListedPage) => string {
  const [firstGame] = useOwnGames()
  return ({ id, path }) => (id === 'almanac' ? `/almanac/${firstGame}` : path)
}
