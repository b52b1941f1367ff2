/**
 * Whether an endpoint is an address of one of these push services: https, without port and user. A name that begins
 * with a dot means all its subdomains. (REM-10)
 */
export function isPushAddress(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return services.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
}
