import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'

/** Where the app is; `search` and `hash` begin with their signs, or are empty. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The first page of a tab: a step back would leave the app. */
  readonly isFirst: boolean
  /** One for each entry of the tab's history; `null` for those that the app did not open. */
  readonly entry: string | null
}

const AddressContext = createContext<Address | null>(null)

/** What history keeps of an address that the app opened itself. */
interface Opened {
  readonly entry: string
  /** The address as it was asked for. */
  readonly to: string
}

let opened = 0

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
  else window.history.pushState({ entry: nextEntry(), to } satisfies Opened, '', to)
  // A browser reports steps of the player alone.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
}

/** One step back, as the browser's own button. */
export function goBack(): void {
  window.history.back()
}

/** One step back, if that leads to where the app was asked for this address. */
export function goBackFrom(to: string): void {
  const state: Opened | null = window.history.state
  if (state?.to === to) window.history.back()
}

/** `state` without the page: closed at every other entry of the history, open again where a step leads back. (SHELL-66) */
export function useOpenHere<T>(closed: T): [T, (change: T | ((open: T) => T)) => void] {
  const { entry } = useAddress()
  const [held, setHeld] = useState({ entry, open: closed })

  const setOpen = useCallback(
    (change: T | ((open: T) => T)) => {
      const here = readAddress().entry
      setHeld((former) => {
        const open = former.entry === here ? former.open : closed
        return { entry: here, open: change instanceof Function ? change(open) : change }
      })
    },
    [closed],
  )
  return [held.entry === entry ? held.open : closed, setOpen]
}

function readAddress(): Address {
  const { pathname, search, hash } = window.location
  const state: Opened | null = window.history.state
  return { pathname, search, hash, isFirst: state === null, entry: state?.entry ?? null }
}

/** Unlike any other of this tab, whose history outlives the program. */
function nextEntry(): string {
  opened += 1
  return `${performance.timeOrigin} ${opened}`
}
