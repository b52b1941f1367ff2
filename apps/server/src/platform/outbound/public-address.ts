import ipaddr from 'ipaddr.js'

/** All that is given to networks of the public internet; the rest of IPv6 is private, special or not given out. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether this IP literal is a place of the public internet, and not one that leads to another by an IPv4 address in
 * it. IPv4 is four decimal numbers: other forms mean different addresses to different programs.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).range() === 'unicast'
  if (!ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  return address.match(GLOBAL) && address.range() === 'unicast'
}
