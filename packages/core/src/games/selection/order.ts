/**
 * `games` in the player's order: those the order names first, each once, the others behind in their own order. (GAME-6)
 * Names that are no game are ignored; an empty order is the list's own.
 */
export function inOrder<T extends { readonly id: string }>(games: readonly T[], order: readonly string[]): T[] {
  const placeOf = (game: T) => {
    const place = order.indexOf(game.id)
    return place === -1 ? order.length : place
  }
  return games.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** `ids` after the one at `from` was moved to `to`; a place outside the list is its nearest end. (GAME-6) */
export function moved<T>(ids: readonly T[], from: number, to: number): readonly T[] {
  const picked = ids.slice(from, from + 1)
  const others = ids.toSpliced(from, 1)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, ...picked)
}

/**
 * The order to store after the visible games were arranged as `ids`: names of games this product does not know keep
 * their place at the end.
 */
export function storedOrder(order: readonly string[], ids: readonly string[]): readonly string[] {
  return [...ids, ...order.filter((id) => !ids.includes(id))]
}
