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
  const isPublic = !isHomeHost(new URL(url).hostname)
  const outlook = new URLSearchParams({ url, name: 'Ephemeris' })
  return {
    apple: webcal,
    google: isPublic ? `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}` : null,
    outlook: isPublic ? `https://outlook.live.com/calendar/0/addfromweb?${outlook}` : null,
  }
}

const HOME_NAMES = /^[^.]+$|\.(?:local|localhost|lan|internal|home\.arpa)$/i
const HOME_ADDRESSES =
  /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[(?:::1\]|f[cd]|fe[89ab]))/i

/** Whether nobody outside the home network reaches a host by this name or address. */
export function isHomeHost(hostname: string): boolean {
  return HOME_ADDRESSES.test(hostname) || (!hostname.startsWith('[') && HOME_NAMES.test(hostname))
}
