/** Addresses of calendars that carry a secret have some hundred characters. */
export const LONGEST_ADDRESS = 2048

/** Where a pasted address of a calendar leads, `webcal:` being https; `null`: it is no such address. */
export function calendarAddress(text: string): string | null {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  return address.length <= LONGEST_ADDRESS && /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(address) ? address : null
}

/** Whether a text is a calendar (RFC 5545). */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)
}
