import { goTo, useAddress } from './router.tsx'

/**
 * A parameter by which an address asks for something once (`?highlight=games`), `null` without it, and the way to take
 * it out of the address, so that a reload or a step back does not ask again.
 */
export function useAddressParameter(name: string): [string | null, () => void] {
  const { pathname, search } = useAddress()

  function remove(): void {
    const rest = new URLSearchParams(search)
    rest.delete(name)
    goTo(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true })
  }

  return [new URLSearchParams(search).get(name), remove]
}
