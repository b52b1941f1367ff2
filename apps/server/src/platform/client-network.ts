import { isIP, isIPv6 } from 'node:net'

/** Where a call comes from, as limits count it. */
export interface CallOrigin {
  /** An IPv4 address, or the first 64 bits of an IPv6 address, all of which one household has. (ACC-31) */
  readonly network: string
  /**
   * The first 48 bits of an IPv6 address, in which one subscriber may have 65,536 networks; `null` for IPv4. (ACC-32)
   */
  readonly site: string | null
}

/** The value for everything that is no address. */
const UNKNOWN = 'unknown'

/** `address` as proxies and sockets report it. */
export function originOf(address: string | undefined): CallOrigin {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return { network: plain, site: null }
  const groups = groupsOf(plain)
  return { network: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` }
}

/**
 * An address without what proxies add to it: the port of the connection, the brackets of IPv6, the zone of a link, the
 * IPv6 form of an IPv4 address. `unknown`: that was none. (ACC-31)
 */
export function plainAddress(given = ''): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(given) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(given) ?? []
  const address = (bracketed ?? beforePort ?? given).replace(/%.*$/, '')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  return isIP(address) === 0 ? UNKNOWN : address
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
