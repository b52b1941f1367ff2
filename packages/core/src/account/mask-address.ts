/** An IP address without what points at one household: `203.0.113.*`, `2001:db8:*`. (QR-6) */
export function maskAddress(address: string): string {
  const ipv4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (ipv4 !== undefined) return `${ipv4}.*`
  return `${address.split(':').slice(0, 2).join(':')}:*`
}
