import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { OutboundError } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'

/** The addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>

export async function resolveByDns(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** Gives a socket the addresses to connect to: only checked ones, whatever the name means a moment later. */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, done) => {
    addressesOf(host, resolve).then(
      (addresses) => {
        if (all) return done(null, addresses)
        const [{ address, family }] = addresses
        done(null, address, family)
      },
      (error) => done(error, '', 0),
    )
  }
}

type Addresses = [SocketAddress, ...SocketAddress[]]
type SocketAddress = { address: string; family: number }

async function addressesOf(host: string, resolve: Resolve): Promise<Addresses> {
  const [first, ...others] = (await resolve(host)).map((address) => ({ address, family: isIP(address) }))
  if (first === undefined) throw new OutboundError('address')
  const addresses: Addresses = [first, ...others]
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new OutboundError('address')
  return addresses
}

/** A socket looks names up and takes addresses as they are, so those are checked here. @throws OutboundError */
export function requirePublicHost({ protocol, port, username, password, hostname }: URL): void {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') throw new OutboundError('address')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutboundError('address')
}
