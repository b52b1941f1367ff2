import { randomInt } from 'node:crypto'
import { SHORT_CODE_LENGTH, SHORT_CODE_LETTERS } from '@ephemeris/core/account/qr-login/short-code'

const CHOICES = 3

/** Two digits for the displaying device, and the choices among which the scanning one has to find them. (QR-5) */
export function newMatch(): { readonly match: string; readonly options: readonly string[] } {
  const options = new Set<string>()
  while (options.size < CHOICES) options.add(String(randomInt(10, 100)))
  const list = [...options]
  return { match: list[randomInt(CHOICES)] ?? '', options: list }
}

/** What a user types on a device that cannot scan. (QR-25) */
export function newShortCode(): string {
  return Array.from({ length: SHORT_CODE_LENGTH }, () => SHORT_CODE_LETTERS[randomInt(SHORT_CODE_LETTERS.length)]).join(
    '',
  )
}

/** What two devices in one place share: a /24 of IPv4, a /64 of IPv6. `network` is what limits count. */
export function networkAreaOf({ network }: { readonly network: string }): string {
  return network.replace(/\.\d+$/, '.*')
}
