/** Takes the fragment out of the address, for the same reasons as `takeFromAddress`. */
export function dropFragment(): void {
  const address = new URL(window.location.href)
  address.hash = ''
  window.history.replaceState(window.history.state, '', address)
}

/**
 * Takes parameters out of the address, so that neither a reload nor a step back nor a look at the screen finds them
 * again. Returns those that were there.
 */
export function takeFromAddress(names: readonly string[]): ReadonlyMap<string, string> {
  const address = new URL(window.location.href)
  const taken = new Map(
    names.flatMap((name) => {
      const value = address.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  if (taken.size === 0) return taken
  for (const name of taken.keys()) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return taken
}
