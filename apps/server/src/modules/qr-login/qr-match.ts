import { randomInt } from 'node:crypto'

const CHOICES = 3

/** Two digits for the displaying device, and the choices among which the scanning one has to find them. (QR-5) */
export function newMatch(): { readonly match: string; readonly options: readonly string[] } {
  const options = new Set<string>()
  while (options.size < CHOICES) options.add(String(randomInt(10, 100)))
  const list = [...options]
  return { match: list[randomInt(CHOICES)] ?? '', options: list }
}

/** What two devices in one place share: a /24 of IPv4, a /64 of IPv6. `network` is what limits count. */
export function networkAreaOf({ network }: { readonly network: string }): string {
  return network.replace(/\.\d+$/, '.*')
}
