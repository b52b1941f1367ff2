import { useSearchParams } from 'react-router'

/**
 * A parameter by which an address asks for something once (`?highlight=games`), `null` without it, and the way to take
 * it out of the address, so that a reload or a step back does not ask again.
 */
export function useAddressParameter(name: string): [string | null, () => void] {
  const [params, setParams] = useSearchParams()

  function remove(): void {
    setParams(
      (former) => {
        former.delete(name)
        return former
      },
      { replace: true },
    )
  }

  return [params.get(name), remove]
}
