/** Leads to a page of another site in the place of this one. */
export function navigateAway(address: string): void {
  const { protocol, href } = new URL(address)
  if (/^https?:$/.test(protocol)) window.location.assign(href)
}
