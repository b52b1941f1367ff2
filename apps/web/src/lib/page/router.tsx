import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react'

/** Where the app is; `search` and `hash` begin with their signs, or are empty. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The first page of a tab: a step back would leave the app. */
  readonly isFirst: boolean
}

const AddressContext = createContext<Address | null>(null)

/** What history keeps of an address that the app opened itself. */
const OPENED = { isOpened: true }

/** Follows the address. A page that still loads leaves the previous one in view. */
export function Router({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(readAddress)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setAddress(readAddress()))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return <AddressContext value={address}>{children}</AddressContext>
}

export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new RangeError('no address outside of the router')
  return address
}

/** Opens a page of the app by its path, with its query and fragment. */
export function goTo(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(window.history.state, '', to)
  else window.history.pushState(OPENED, '', to)
  // A browser reports steps of the player alone.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
}

/** One step back, as the browser's own button. */
export function goBack(): void {
  window.history.back()
}

function readAddress(): Address {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, isFirst: window.history.state === null }
}
