const ARROWS = { vertical: ['ArrowUp', 'ArrowDown'], horizontal: ['ArrowLeft', 'ArrowRight'] } as const

/** The items of an open menu, in the order in which they are shown. */
export function menuItemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

/** The item to which a key leads from the focused one; arrows wrap around. */
export function itemByKey(
  items: readonly HTMLElement[],
  key: string,
  direction: keyof typeof ARROWS,
): HTMLElement | undefined {
  const [back, forward] = ARROWS[direction]
  const at = items.findIndex((item) => item.matches(':focus'))
  if (key === forward) return items[(at + 1) % items.length]
  if (key === back) return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  return undefined
}
