import { offsetOf, SERVER_ZONES, type ServerZone, type UtcOffset } from './zone.ts'

const OF_REGION: Readonly<Record<string, ServerZone>> = {
  America: 'UTC-5',
  Europe: 'UTC+1',
  Africa: 'UTC+1',
  Arctic: 'UTC+1',
  Australia: 'UTC+8',
}

/** Zones of browsers that do not report where they are. */
const PLACELESS = /^(Etc\/)?(UTC|UCT|GMT([+-]?0)?|Greenwich|Universal|Zulu|Unknown)$/

/**
 * The server on which most players of a device's zone play. The continent decides; zones of Asia, which reaches from
 * Beirut to Kamchatka, of oceans, of countries and of bare offsets go to the server whose clock is nearest. `null`: the zone says nothing about the place. (ZONE-4)
 *
 * @param zone IANA name, such as `Europe/Paris`
 * @param offset that of the zone now
 */
export function nearestServer(zone: string, offset: UtcOffset): ServerZone | null {
  if (zone === '' || PLACELESS.test(zone)) return null
  const [region = ''] = zone.split('/')
  const known = Object.hasOwn(OF_REGION, region) ? OF_REGION[region] : undefined
  return known ?? nearestClock(offset)
}

/** The server whose clock is nearest. */
function nearestClock(offset: UtcOffset): ServerZone {
  return SERVER_ZONES.reduce((best, other) => (distance(other, offset) < distance(best, offset) ? other : best))
}

/** Not around the date line: players of Samoa and Hawaii have more in common with America than with Asia. */
function distance(server: ServerZone, offset: UtcOffset): number {
  return Math.abs(offsetOf(server) - offset)
}
