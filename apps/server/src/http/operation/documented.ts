import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import type { Call } from '../mount.ts'

/**
 * What is offered is what is documented, call by call. (API-13)
 * @throws RangeError naming the first call that is only offered or only documented
 */
export function assertDocumented(mounted: readonly Call[]): void {
  const offered = mounted.map(nameOf)
  const documented = ENDPOINTS.map(nameOf)
  const hidden = offered.find((name) => !documented.includes(name))
  if (hidden !== undefined) throw new RangeError(`${hidden} is offered but not documented`)
  const absent = documented.find((name) => !offered.includes(name))
  if (absent !== undefined) throw new RangeError(`${absent} is documented but not offered`)
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`
}
