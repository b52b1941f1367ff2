/** Addresses of calendars that carry a secret have some hundred characters. */
export const LONGEST_ADDRESS = 2048

/** Where a pasted address of a calendar leads, `webcal:` being https; `null`: it is no such address. */
export function calendarAddress(text: string): string | null {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  if (address.length > LONGEST_ADDRESS || /\s/.test(address) || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' ? href : null
}

/** Whether a text is a calendar (RFC 5545). */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)
}
