/** Where calendars are subscribed to a feed; `null`: that calendar cannot reach it. */
export interface SubscribeLinks {
  readonly apple: string
  readonly google: string | null
  readonly outlook: string | null
}

/**
 * The ways into the calendars for the feed at `url`. Google and Outlook.com read feeds from their own servers, so that
 * a server at home has no way into them. (FEED-20)
 */
export function subscribeLinks(url: string): SubscribeLinks {
  const webcal = url.replace(/^https?:/, 'webcal:')
  const isPublic = reachOf(new URL(url).hostname) === 'internet'
  const outlook = new URLSearchParams({ url, name: 'Ephemeris' })
  return {
    apple: webcal,
    google: isPublic ? `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}` : null,
    outlook: isPublic ? `https://outlook.live.com/calendar/0/addfromweb?${outlook}` : null,
  }
}

/** Who reaches a host: everybody, anyone who is on its network, or only the computer that it is. */
type HostReach = 'internet' | 'network' | 'computer'

const OWN_COMPUTER = /^(?:(?:.+\.)?localhost|127\..*|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:.*\])$/i
const NETWORK_NAMES = /^[^.]+$|\.(?:local|localdomain|lan|home|internal|intranet|private|corp|fritz\.box|home\.arpa)$/i
const NETWORK_ADDRESSES =
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[(?:f[cd]|fe[89ab]))/i
/** `::ffff:192.168.1.20` as browsers write it. */
const MAPPED_NETWORK = /^\[::ffff:(?:a[\da-f]{2}|c0a8|a9fe|ac1[\da-f]|64[4-7][\da-f]):/i

/** Who reaches a server by this name or address. */
export function reachOf(hostname: string): HostReach {
  const host = hostname.replace(/\.$/, '')
  if (OWN_COMPUTER.test(host)) return 'computer'
  if (NETWORK_ADDRESSES.test(host) || MAPPED_NETWORK.test(host)) return 'network'
  return !host.startsWith('[') && NETWORK_NAMES.test(host) ? 'network' : 'internet'
}
