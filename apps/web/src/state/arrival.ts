import { ARRIVAL_PARAMETERS, type Arrival, readArrival } from '@ephemeris/core/account/arrival'
import { create } from 'zustand'
import { takeFromAddress } from '#web/lib/page/address-bar'

const useArrivalState = create<{ readonly arrival: Arrival | null }>()(() => ({ arrival: null }))

type ArrivalOf<K extends Arrival['kind']> = Extract<Arrival, { readonly kind: K }>

/** Takes what the address asks for out of it and keeps it in memory: before anything is asked of anyone. (PANEL-1) */
export function noteArrival(): void {
  useArrivalState.setState({ arrival: readArrival(takeFromAddress(ARRIVAL_PARAMETERS)) })
}

/** What the page was opened for, as long as no one has taken it; `null`: nothing of this kind. */
export function useArrival<K extends Arrival['kind']>(kind: K): ArrivalOf<K> | null {
  return useArrivalState(({ arrival }) => ofKind(arrival, kind))
}

/** Whether the page was opened for something that no one has taken yet. */
export function useHasArrived(): boolean {
  return useArrivalState(({ arrival }) => arrival !== null)
}

/** What the page was opened for. The first caller gets it; later calls return `null`. */
export function takeArrival<K extends Arrival['kind']>(kind: K): ArrivalOf<K> | null {
  const taken = ofKind(useArrivalState.getState().arrival, kind)
  if (taken !== null) useArrivalState.setState({ arrival: null })
  return taken
}

function ofKind<K extends Arrival['kind']>(arrival: Arrival | null, kind: K): ArrivalOf<K> | null {
  return isOfKind(arrival, kind) ? arrival : null
}

function isOfKind<K extends Arrival['kind']>(arrival: Arrival | null, kind: K): arrival is ArrivalOf<K> {
  return arrival?.kind === kind
}
